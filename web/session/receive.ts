import { patched } from '@vesper/table/patch';
import type { Moved, ToPage } from '@vesper/table/messages';
import { createStore } from 'zustand/vanilla';
import type { SessionState } from './session.ts';

export const unopened: SessionState = {
  link: 'opening',
  problem: null,
  viewer: 'spectator',
  table: null,
  heardAt: 0,
  scene: null,
  log: [],
  justTold: [],
  chat: [],
};

/** As many lines as a server shows who comes. */
const CHAT_KEPT = 200;

export const newStore = () => createStore<SessionState>(() => unopened);

/** The state after a message; `null` = something was missed and everything must be asked for again. */
export function receive(state: SessionState, message: ToPage, now = performance.now()): SessionState | null {
  switch (message.t) {
    case 'snapshot': {
      const { viewer, table, scene, log, chat } = message;
      return { link: 'live', problem: null, viewer, table, heardAt: now, scene, log, chat, justTold: [] };
    }
    case 'moved':
      return move(state, message);
    case 'table':
      return { ...state, table: message.table, heardAt: now };
    case 'chat':
      return { ...state, chat: [...state.chat, message.line].slice(-CHAT_KEPT) };
    case 'ok':
    case 'forecast':
    case 'error':
      return state;
  }
}

function move(state: SessionState, { n, patch, asked, undoable, over, keep, told }: Moved): SessionState | null {
  if (state.scene === null || n > state.scene.n + 1 || keep > state.log.length) return null;
  if (n <= state.scene.n) return state; // a snapshot already had it
  return {
    ...state,
    scene: { n, view: patched(state.scene.view, patch), asked, undoable, over },
    log: [...state.log.slice(0, keep), ...told],
    justTold: told,
  };
}
