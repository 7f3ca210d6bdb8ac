import { MessagesBoard } from '../messages/messages-board';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminMessages', MessagesBoard);
