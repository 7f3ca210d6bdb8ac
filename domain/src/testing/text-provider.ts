/**
 * Answers of Africa's Talking as its documentation and its clients show them. The functions' provider reads them, and
 * the stand-in gives them: both are held to this list.
 */
import type { MessageOutcome } from '../practice/message-provider';

export const TEXT_NUMBER = '254712345678';

const answer = (statusCode: number, status: string, sent: boolean) => ({
  SMSMessageData: {
    Message: sent ? 'Sent to 1/1 Total Cost: KES 0.8000' : 'Sent to 0/1 Total Cost: 0',
    Recipients: [
      {
        statusCode,
        number: `+${TEXT_NUMBER}`,
        status,
        cost: sent ? 'KES 0.8000' : '0',
        messageId: sent ? 'ATPid_1' : 'None',
      },
    ],
  },
});

type Case = [code: number, status: string, sent: boolean, outcome: MessageOutcome];

const taken: MessageOutcome = { kind: 'sent', providerId: 'ATPid_1', cents: 80 };
const no = (problem: string): MessageOutcome => ({ kind: 'no', problem });
const CODES: readonly Case[] = [
  [100, 'Success', true, taken],
  [101, 'Success', true, taken],
  [102, 'Success', true, taken],
  [401, 'RiskHold', false, { kind: 'unknown', problem: 'risk-hold' }],
  [402, 'InvalidSenderId', false, no('sender-refused')],
  [403, 'InvalidPhoneNumber', false, no('number-invalid')],
  [404, 'UnsupportedNumberType', false, no('number-unsupported')],
  [405, 'InsufficientBalance', false, no('balance-empty')],
  [406, 'UserInBlacklist', false, { kind: 'no', problem: 'stopped', stopped: true }],
  [407, 'CouldNotRoute', false, no('no-route')],
  [409, 'DoNotDisturbRejection', false, no('do-not-disturb')],
  [500, 'InternalServerError', false, { kind: 'not-now', problem: 'provider-error' }],
  [501, 'GatewayError', false, { kind: 'unknown', problem: 'gateway-error' }],
  [502, 'RejectedByGateway', false, no('gateway-refused')],
];

export const TEXT_ANSWERS = CODES.map(([code, status, sent, outcome]) => ({
  code,
  status,
  body: answer(code, status, sent),
  outcome,
}));

/** The text of an answer 401. */
export const KEY_REFUSED_ANSWER = 'The supplied authentication is invalid';
