import { vi } from 'vitest';
import type { Compute, FamilyResult } from '../../../../src/compute/index.ts';
import { createArticle } from '../../../../src/figures/article/article.ts';
import { FigureHost } from '../../../../src/figures/article/host.ts';
import { parseLink } from '../../../../src/link/parse-link.ts';
import { fakeCompute, family } from '../../state/fake-compute.ts';
import { fakeSpec } from './fake-spec.ts';

export const FRAME_MS = 16;
export const SLUG = fakeSpec.slug;

/** A figure of an article whose computing is done by the test. */
export function setUp(query = '') {
  const compute = fakeCompute();
  const retry = vi.spyOn(compute.client, 'retry');
  const article = createArticle(parseLink(query), compute.client as unknown as Compute);
  const host = new FigureHost(fakeSpec, article);
  const { actions } = article.store.getState();
  const last = () => compute.last(SLUG);
  return {
    article,
    compute,
    retry,
    host,
    actions,
    last,
    asked: compute.asked,
    state: host.state,
    /** The newest request comes to a result. */
    answer: (name = 'r') => last().handlers.onResult(family(name, true)),
    partial: (name = 'p') => last().handlers.onPartial?.(family(name, false)),
    agentsAsked: () => compute.asked.map(({ job }) => 'parameters' in job && job.parameters.agents),
    nameShown: () => (host.state().shown?.result as FamilyResult | undefined)?.summary,
    reported: () => article.store.getState().reported[SLUG],
  };
}

/** Seen, and its first result is there. */
export function shown(query = '') {
  const all = setUp(query);
  all.host.see(true);
  all.answer('first');
  return all;
}

/** Time and frames pass when a test says so. */
export function stopTime(): void {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
}

export function letTimeGo(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
