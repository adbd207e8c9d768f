import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../src/components/messages-context.tsx';
import type { TaskLab } from '../../../../src/figures/task/create-task.ts';
import { Refused } from '../../../../src/figures/task/intake/refused.tsx';
import { TaskProvider } from '../../../../src/figures/task/task-context.tsx';
import { GraphError } from '../../../../src/graphs/graph-error.ts';
import { readGraph } from '../../../../src/graphs/read.ts';
import { DEFAULT_TASK_LINK } from '../../../../src/link/task/task-link-state.ts';
import { taskCatalogues } from '../../../../src/messages/task/index.ts';
import type { TaskCompute } from '../../../../src/state/task/task-compute.ts';
import { createTaskStore } from '../../../../src/state/task/task-store.ts';
import { fakeCompute } from '../../state/fake-compute.ts';

const compute = fakeCompute().client as TaskCompute;
const store = createTaskStore(DEFAULT_TASK_LINK, compute, () => () => {});
const lab = { store } as unknown as TaskLab;

/** What the page says of a text that is refused. */
function told(text: string, language: 'en' | 'zh'): string {
  try {
    readGraph(text);
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const { place, said, repair, fault } = error;
    const source = { kind: 'refused', name: 'x', place, said, repair, fault } as const;
    return renderToStaticMarkup(
      <LanguageProvider value={language}>
        <TaskProvider lab={lab}>
          <Refused source={source} />
        </TaskProvider>
      </LanguageProvider>,
    );
  }
  throw new Error('nothing was refused');
}

describe.each(['en', 'zh'] as const)('a refusal in %s', (language) => {
  const { without, repairs } = taskCatalogues[language].page.refused;

  it('asks for another file where this one is no graph, and for a mended one where it is', () => {
    const prose = told('Once upon a time', language);
    expect(prose).toContain(without['no-graph']);
    expect(prose).not.toContain(without.defect);
    const empty = told('{"format": "task-graph", "version": 1, "steps": []}', language);
    expect(empty).toContain(without.defect);
  });

  it('leaves a path in front of its sentence as it stands in the file', () => {
    const missing =
      '{"format": "task-graph", "version": 1, "steps": [{"id": "a", "duration": 1, "needs": ["x", "y"]}]}';
    expect(told(missing, language)).toContain('<p class="task-refused-why">steps[0].needs[0]');
    const line = language === 'zh' ? '第 2 行' : 'Line 2';
    expect(told('id,duration,needs\na,1,x\n', language)).toContain(`why">${line}`);
  });

  it('says before the repair how many it would change', () => {
    const three = 'id,duration,needs\na,1,x\nb,1,y z\n';
    expect(told(three, language)).toContain(
      language === 'zh' ? '（另有 2 处类似）' : '(and 2 more like it).',
    );
  });

  it('names the list of what is read as the page does', () => {
    expect(without['no-graph']).toContain(taskCatalogues[language].page.drop.formats);
  });

  it('offers a repair where one is honest, and no 0 for all durations', () => {
    expect(told('id,duration,needs\na,x,\nb,1,\n', language)).toContain(repairs['zero-durations']);
    const none = told('id,duration,needs\na,x,\nb,y,\n', language);
    expect(none).not.toContain('<button');
    expect(none).toContain('duration (s)');
  });
});
