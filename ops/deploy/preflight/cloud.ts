/** What the Google Cloud project itself must have: billing, APIs, a database in the right place, regions, a budget. */
import { DEFAULT_DATABASE } from '../target';
import { ToolFailed } from '../tools';
import { missing, note, type Look } from './finding';

/** APIs that something of the product calls, or that deploying it needs. */
export const NEEDED_APIS = [
  'artifactregistry.googleapis.com',
  'calendar-json.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudscheduler.googleapis.com',
  'eventarc.googleapis.com',
  'fcm.googleapis.com',
  'fcmregistrations.googleapis.com',
  'firebaseappcheck.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firestore.googleapis.com',
  'iam.googleapis.com',
  'identitytoolkit.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
] as const;

export const billing: Look = {
  name: 'billing',
  look: async ({ tools, target }) => {
    const { billingEnabled } = (await tools.ask('gcloud', [
      'billing',
      'projects',
      'describe',
      target.project,
    ])) as { billingEnabled?: boolean };
    if (billingEnabled === true) return [];
    return [
      missing(
        'The project has no billing account; functions need the Blaze plan.',
        `https://console.firebase.google.com/project/${target.project}/usage/details`,
      ),
    ];
  },
};

export const apis: Look = {
  name: 'APIs',
  look: async ({ tools, target }) => {
    const enabled = (await tools.ask('gcloud', [
      'services',
      'list',
      '--enabled',
      '--project',
      target.project,
    ])) as { config?: { name?: string } }[];
    const names = new Set(enabled.map(({ config }) => config?.name));
    const off = NEEDED_APIS.filter((each) => !names.has(each));
    if (off.length === 0) return [];
    return [
      missing(
        `Switched off: ${off.join(', ')}`,
        `gcloud services enable ${off.join(' ')} --project ${target.project}`,
      ),
    ];
  },
};

export const database: Look = {
  name: 'database',
  look: async ({ tools, target: { project: id, databaseId, region } }) => {
    const named = databaseId === DEFAULT_DATABASE ? "'(default)'" : databaseId;
    const create = `gcloud firestore databases create --database=${named} --location=${region} --delete-protection --project ${id}`;
    let found;
    try {
      found = (await tools.ask('gcloud', [
        'firestore',
        'databases',
        'describe',
        `--database=${databaseId}`,
        '--project',
        id,
      ])) as Record<string, string | undefined>;
    } catch (error) {
      if (!(error instanceof ToolFailed) || error.trouble !== 'not-found') throw error;
      return [missing(`There is no database ${databaseId}.`, create)];
    }
    const { type, locationId, pointInTimeRecoveryEnablement, deleteProtectionState } = found;
    const protectedIn = [pointInTimeRecoveryEnablement, deleteProtectionState];
    return [
      ...(type === 'FIRESTORE_NATIVE'
        ? []
        : [missing(`The database is of the type ${type ?? 'unknown'}, not Native.`, create)]),
      ...(locationId === region
        ? []
        : [
            note(
              `The database is in ${locationId ?? 'an unknown place'}, functions run in ${region}: every read crosses between them.`,
              'A location cannot be changed later; the consent text names it (settings, “data region”).',
            ),
          ]),
      ...(protectedIn.every((each) => each?.endsWith('_ENABLED'))
        ? []
        : [
            note(
              'Point-in-time recovery or the protection from deletion is off.',
              `npm run backup -- schedule --project ${id}`,
            ),
          ]),
    ];
  },
};

interface Place {
  locationId?: string;
}

export const regions: Look = {
  name: 'regions',
  look: async ({ tools, target }) => {
    const list = async (service: string, what: string) =>
      new Set(
        (
          (await tools.ask('gcloud', [
            service,
            what,
            'list',
            '--project',
            target.project,
          ])) as Place[]
        ).map(({ locationId }) => locationId),
      );
    const run = await list('run', 'regions');
    const scheduler = await list('scheduler', 'locations');
    const nearest = NEAREST.find((each) => scheduler.has(each)) ?? '<a region that has it>';
    return [
      ...(run.has(target.region)
        ? []
        : [
            missing(
              `Functions cannot run in ${target.region}.`,
              'Change REGION in functions and site.',
            ),
          ]),
      ...(scheduler.has(target.schedulerRegion)
        ? []
        : [
            missing(
              `Cloud Scheduler is not in ${target.schedulerRegion}.`,
              `Set SCHEDULER_REGION=${nearest} in functions/.env.${target.project}; the jobs themselves stay in ${target.region}.`,
            ),
          ]),
    ];
  },
};

/** Regions by their distance from Johannesburg and Nairobi, by network. */
export const NEAREST = [
  'africa-south1',
  'europe-west1',
  'europe-west3',
  'europe-west2',
  'europe-west4',
  'asia-south1',
  'us-central1',
];

export const budget: Look = {
  name: 'budget alert',
  look: async ({ tools, target }) => {
    const advice =
      'https://console.cloud.google.com/billing/budgets: for instance at 5 and 20 USD. It only tells; it stops nothing.';
    const { billingAccountName = '' } = (await tools.ask('gcloud', [
      'billing',
      'projects',
      'describe',
      target.project,
    ])) as { billingAccountName?: string };
    const account = billingAccountName.replace('billingAccounts/', '');
    // That there is none is said by the look at billing.
    if (account === '') return [];
    try {
      const budgets = (await tools.ask('gcloud', [
        'billing',
        'budgets',
        'list',
        `--billing-account=${account}`,
      ])) as unknown[];
      return budgets.length > 0 ? [] : [missing('Nobody is told when costs rise.', advice)];
    } catch (error) {
      // Who may deploy need not be who pays.
      const mayNotLook =
        error instanceof ToolFailed && ['forbidden', 'api-off'].includes(error.trouble);
      if (!mayNotLook) throw error;
      return [note('Whether there is a budget alert could not be seen.', advice)];
    }
  },
};
