import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import {
  besidePlayheads,
  type Edited,
  type EditHistory,
  editedOf,
  NO_EDITS,
  PAUSE_MS,
  recorded,
  redone,
  resting,
  undone,
} from '../../../src/state/edits.ts';

const first = editedOf(DEFAULT_LINK_STATE);
const withAgents = (agents: number): Edited => ({
  ...first,
  parameters: { ...PRESETS.post, agents },
});
const gesture = (what: string, at: number, held = false) => ({ what, at, held });

describe('a gesture', () => {
  it('is one for a hand that holds on, however long it pauses, until it lets go', () => {
    let history = recorded<Edited>(NO_EDITS, first, gesture('agents', 0, true));
    history = recorded(history, withAgents(2), gesture('agents', 10 * PAUSE_MS, true));
    expect(history).toMatchObject({ past: [first], edition: 1 });
    history = resting(history);
    history = recorded(history, withAgents(3), gesture('agents', 20 * PAUSE_MS, true));
    expect(history).toMatchObject({ past: [first, withAgents(3)], edition: 2 });
  });

  it('is one for steps that follow each other, and another one after a pause', () => {
    let history = recorded<Edited>(NO_EDITS, first, gesture('agents', 0));
    history = recorded(history, withAgents(2), gesture('agents', PAUSE_MS - 1));
    history = recorded(history, withAgents(3), gesture('agents', 2 * PAUSE_MS - 2));
    expect(history.edition).toBe(1);
    history = recorded(history, withAgents(4), gesture('agents', 3 * PAUSE_MS - 2));
    expect(history.edition).toBe(2);
  });

  it('is another one where something else changes', () => {
    let history = recorded<Edited>(NO_EDITS, first, gesture('agents', 0, true));
    history = recorded(history, withAgents(2), gesture('layers', 1, true));
    expect(history.edition).toBe(2);
  });
});

it('undo and redo go through the same states, each an edition of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('edit', 'undo', 'redo'), { maxLength: 60 }), (deeds) => {
      // Beside it: a list of states and a place in it.
      let states = [0];
      let place = 0;
      let now = withAgents(0);
      let history: EditHistory = NO_EDITS;
      deeds.forEach((deed, i) => {
        if (deed === 'edit') {
          history = recorded(history, now, gesture(String(i), 0));
          now = withAgents(i + 1);
          states = [...states.slice(0, place + 1), i + 1];
          place++;
          return;
        }
        const moved = (deed === 'undo' ? undone : redone)(history, now, besidePlayheads);
        const to = place + (deed === 'undo' ? -1 : 1);
        expect(moved === null).toBe(states[to] === undefined);
        if (!moved) return;
        expect(moved.history.edition).toBe(history.edition + 1);
        ({ history, edited: now } = moved);
        place = to;
        expect(now.parameters.agents).toBe(states[place]);
      });
    }),
  );
});
