import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { gameAddresses } from '../edits'
import { percentile } from '../percentile'
import { withProduct, type RunningProduct } from '../product'
import { inFolder } from '../temporary-folder'
import { openPhone, TAPS, type Counts, type Phone, type TapName } from './phone'

/** Between two taps of a phone, in milliseconds: forty a minute. */
const BEAT = 60_000 / 40
/** One tap of so many is taken back. */
const TAKEN_BACK = 10
const NAMES = Object.keys(TAPS) as TapName[]

/** Taps on one phone until a moment (by `performance.now`); answers how long each took, in milliseconds. */
const score = async (phone: Phone, until: number): Promise<readonly number[]> => {
  const times: number[] = []
  for (let tap = 1; performance.now() < until; tap += 1) {
    const began = performance.now()
    const player = phone.players[(tap >> 1) % phone.players.length] ?? ''
    const name = NAMES[tap % NAMES.length] ?? 'Rebound'
    times.push(await (tap % TAKEN_BACK === 0 ? phone.undo() : phone.tap(player, name)))
    await pause(Math.max(0, BEAT - (performance.now() - began)))
  }
  return times
}

type BoxScore = {
  readonly game: { readonly home_team_id: number }
  readonly playerStats: readonly {
    readonly player_id: number
    readonly team_id: number
    readonly value: number
    readonly entered: boolean
    readonly stat: { readonly abbreviation: string }
  }[]
}
type Courtside = {
  readonly fouls: readonly { readonly player_id: number | null; readonly team_id: number; readonly count: number }[]
}

/** What the server has of a game, in the words of the phones. */
const stored = async ({ url, cookie }: RunningProduct, game: number): Promise<Counts> => {
  const read = async <Answer>(path: string) => (await (await fetch(url + path, { headers: { cookie } })).json()) as Answer
  const [{ game: of, playerStats }, { fouls }] = await Promise.all([
    read<BoxScore>(`/api/gamesv2/${game}`),
    read<Courtside>(`/api/gamesv2/${game}/courtside`),
  ])
  const known: ReadonlySet<string> = new Set(Object.values(TAPS))
  const sideOf = (team: number) => (team === of.home_team_id ? 'home' : 'away')
  const counts: Counts = new Map()
  const add = (what: string, value: number) => counts.set(what, (counts.get(what) ?? 0) + value)
  for (const { player_id, team_id, value, entered, stat } of playerStats)
    if (entered && known.has(stat.abbreviation)) add(`${sideOf(team_id)}:${player_id} ${stat.abbreviation}`, value)
  for (const { player_id, team_id, count } of fouls) add(`${sideOf(team_id)}:${player_id} fouls`, count)
  return counts
}

const summed = (phones: readonly Phone[]): Counts => {
  const sums: Counts = new Map()
  for (const { counts } of phones) for (const [what, count] of counts) sums.set(what, (sums.get(what) ?? 0) + count)
  return sums
}

/** What is in one and not in the other, in words. */
const differences = (tapped: Counts, server: Counts): readonly string[] =>
  [...new Set([...tapped.keys(), ...server.keys()])].flatMap(what => {
    const [wanted, found] = [tapped.get(what) ?? 0, server.get(what) ?? 0]
    return wanted === found ? [] : [`${what}: tapped ${wanted}, stored ${found}`]
  })

const browserPath = async (): Promise<string> => {
  const { findBrowser } = (await import(resolve(__dirname, '../../../e2e/find-browser.js'))) as {
    findBrowser: () => Promise<string>
  }
  return findBrowser()
}

const openGame = async (product: RunningProduct): Promise<number> => {
  const games = (await gameAddresses(product)).map(address => Number(address.split('/').at(-1)))
  for (const game of games.toReversed()) if ((await stored(product, game)).size === 0) return game
  throw new Error('Every game of the demo league has figures.')
}

const scoreTogether = async (product: RunningProduct, minutes: number, say: (line: string) => void): Promise<void> => {
  const game = await openGame(product)
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
  try {
    const phones = await Promise.all((['home', 'home', 'away'] as const).map(side => openPhone(browser, product, game, side)))
    const until = performance.now() + minutes * 60_000
    const times = (await Promise.all(phones.map(phone => score(phone, until)))).flat()
    const began = performance.now()
    const refused = (await Promise.all(phones.map(({ sent }) => sent()))).flat()
    const wrong = [...refused, ...differences(summed(phones), await stored(product, game))]
    say(
      `Three phones, ${minutes} min: ${times.length} taps, each ${percentile(times, 0.5).toFixed(0)} ms at the median and ${percentile(times, 0.99).toFixed(0)} ms at p99, all stored ${(performance.now() - began).toFixed(0)} ms after the last.`,
    )
    say(wrong.length === 0 ? 'None was lost or doubled.' : wrong.join('\n'))
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

/** Forty taps a minute on each of three phones with slow processors at one game: says what was lost or doubled. */
export const measureCourtsideLoad = (minutes: number, say: (line: string) => void): Promise<void> =>
  inFolder(folder => withProduct(folder, product => scoreTogether(product, minutes, say)))
