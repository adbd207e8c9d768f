// What every file of prose exports.
declare module '*.mdx' {
  import type { MDXContent } from 'mdx/types';

  const content: MDXContent;
  export default content;
  export const title: string;
  export const short: string;
}
