import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { scoreFact } from '../facts'
import { figure, paired, type Figure } from '../figure'
import { inFolder } from '../temporary-folder'
import { haveEmmett, openEmmett } from './emmett'
import { openEmmetts, openOurs, type Season } from './standings-season'

const MILLISECONDS = 2_000
const ROUNDS = 3
const GAMES_APART = 1_000_000
const COMPARED = 200

type Work = (game: number) => Promise<unknown>

/** How often in a second of processor time: that of this process, which does nothing else. `first` is the first game's number. */
const perProcessorSecond = async (work: Work, first: number): Promise<number> => {
  const [before, began] = [process.cpuUsage(), performance.now()]
  let game = first
  while (performance.now() - began < MILLISECONDS) await work(game++)
  const { user, system } = process.cpuUsage(before)
  return ((game - first) * 1_000_000) / (user + system)
}

/** By turns, each with games of its own. */
const compared = async (name: string, ours: Work, theirs: Work): Promise<Figure> => {
  let turn = 0
  const rounds = await paired(
    ROUNDS,
    () => perProcessorSecond(ours, turn * GAMES_APART),
    () => perProcessorSecond(theirs, ++turn * GAMES_APART),
  )
  return figure({ name: `${name} / Emmett on SQLite`, unit: 'per second of processor', aim: { at: 'least', ratio: 1 } }, rounds)
}

const measureAppends = async (folder: string): Promise<Figure> => {
  const ours = await openEmbeddedEventStore(join(folder, 'facts'))
  const theirs = await openEmmett(folder)
  const appended = await compared(
    'append, one at a time',
    game => ours.append(`game-${game}`, 'none', [scoreFact(game, 80, 70)]),
    game => theirs.append(`game-${game}`, 0, scoreFact(game, 80, 70)),
  )
  await ours.close()
  theirs.connection.close()
  return appended
}

/** Both hold the same table after the same games, or nothing of this is comparable. */
const refuseOtherTables = async (ours: Season, theirs: Season): Promise<void> => {
  for (let game = 0; game < COMPARED; game++) {
    await ours.score(game)
    await theirs.score(game)
  }
  if (!isDeepStrictEqual(await ours.table(), await theirs.table())) throw new Error('The tables differ.')
}

const measureStandings = async (folder: string): Promise<Figure> => {
  const [ours, theirs] = [await openOurs(folder), await openEmmetts(folder)]
  await refuseOtherTables(ours, theirs)
  const scored = await compared('append and its standings', ours.score, theirs.score)
  await ours.close()
  await theirs.close()
  return scored
}

/** Scores appended one at a time, and with the table of their league, on our stores and on Emmett with SQLite. */
export const measureEmmett = async (): Promise<Figure[]> => {
  await haveEmmett()
  return [await inFolder(measureAppends), await inFolder(measureStandings)]
}
