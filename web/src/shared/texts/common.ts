export { commonCopy } from '../../platform/language/common';
