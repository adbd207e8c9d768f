export { MOST_PACKED, packText, unpackText } from './pack.ts';
export {
  type ParsedTaskLink,
  parseTaskLink,
  type TaskKeyNotice,
  type TaskNotice,
} from './parse-task-link.ts';
export * from './task-link-state.ts';
export { writeTaskLink } from './write-task-link.ts';
