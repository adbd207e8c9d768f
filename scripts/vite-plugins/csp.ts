import type { Plugin } from 'vite';

/** Nothing from elsewhere, nothing inline, no `eval`: whatever a link brings in stays data. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * For the figure in somebody else's frame: its script brings its worker along, and in a sandbox that is all it could start.
 * It asks for nothing once it is there. In a sandbox the page has an origin of its own; WebKit takes 'self' for that one, so
 * the two files are let in by the nonce that they carry as well. It is as public as the page, and keeps nobody out who
 * could write tags into it; nothing here writes any.
 */
export function embedPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    'worker-src blob:',
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** What the policy would silently switch off in a page, each as a short excerpt. */
export function inlineCode(html: string): string[] {
  const page = html.replace(/<!--[\s\S]*?-->/g, '');
  const scripts = page.match(/<script\b(?![^>]*\bsrc=)(?![^>]*application\/(ld\+)?json)[^>]*>/gi);
  const styles = page.match(/<style\b[^>]*>/gi);
  const attributes = page.match(/<[a-z][^<>]*\s(?:style|on[a-z]+)\s*=\s*["'][^<>]*>/gi);
  return [...(scripts ?? []), ...(styles ?? []), ...(attributes ?? [])].map((s) => s.slice(0, 100));
}

/**
 * Puts the policy into every built page. Only built ones: the development server reloads modules
 * through inline scripts. A page with inline code fails the build, as it would only half work.
 */
export function csp(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        const found = inlineCode(html);
        if (found.length > 0) {
          throw new Error(`${path} has inline code, which its policy forbids: ${found.join(' ')}`);
        }
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
