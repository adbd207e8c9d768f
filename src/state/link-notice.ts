/** Components may not reach into `link` themselves. */
export type { LinkNotice } from '../link/notices.ts';
