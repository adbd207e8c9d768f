export { ROUNDING } from '../../model/measure/task/rounding.ts';
