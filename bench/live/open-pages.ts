import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { messageOf } from '../message-of'

const REPOSITORY = resolve(__dirname, '../../..')
const PAGES = resolve(REPOSITORY, 'backend/src/public/live/testing/open-pages.ts')
const FROM_SOURCE = ['--conditions=fullcourt', '-r', resolve(REPOSITORY, 'architecture/from-source.js')]

/** Pages of the demo league that are open in a process of their own, each with its stream of changes. */
export type OpenPages = {
  /** When the last of them was notified of a save, in milliseconds of the epoch; all of them have asked again by then. */
  readonly lastNotified: () => Promise<number>
  readonly close: () => Promise<void>
}

/** Opens so many pages, which show a game. */
export const openPages = async (url: string, game: number, count: number): Promise<OpenPages> => {
  const pages = fork(PAGES, [new URL(url).port, 'demo', game, count].map(String), { execArgv: FROM_SOURCE })
  await messageOf(pages, 'The open pages')
  return {
    lastNotified: async () => ((await messageOf(pages, 'The open pages')) as { readonly last: number }).last,
    close: async () => {
      const ended = once(pages, 'exit')
      pages.kill()
      await ended
    },
  }
}
