export { localText } from '@baize/contract/localText';
