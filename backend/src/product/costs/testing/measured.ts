import { MOST_TAPS } from '@fullcourt/domain/games/courtside'
import { MOST_SCORING_EVENTS } from '@fullcourt/domain/games/scoring'
import { gameStream } from '@fullcourt/domain/games/state'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { publicPageAt } from '@fullcourt/domain/pages/public-pages'
import { Decider } from '../../../core/facts/decider'
import { lineBody, statId } from '../../../contexts/games/testing/calls'
import { ResponseCache } from '../../../public/response-cache/response-cache'
import { thingOf } from '../../../testing/made-league'
import { followedUp } from '../../../testing/followed-up'
import type { Product } from '../../../testing/product'
import type { Sample } from '../../../testing/sample'
import { addressOf, send, withQuery, type SliceCall } from '../../../testing/slice'
import { DOCUMENTED } from '../../../testing/slice-calls'
import { callerOf } from '../../../testing/tried'
import { until } from '../../../testing/until'
import { changing } from './changing'
import type { Counts, Reads, StoreCounter } from './counted-stores'

type Of = Pick<Measured, 'product' | 'sample'>

export type Measured = { readonly product: Product; readonly counter: StoreCounter; readonly sample: Sample }

/** A rebuild costs what the log holds; the bench measures it. */
const isRebuild = ({ success }: SliceCall) => success === 202

/** Every documented call that may write, by its name. */
export const WRITING: ReadonlyMap<string, SliceCall> = new Map(
  DOCUMENTED.filter(call => call.method !== 'GET' && !isRebuild(call)).map(call => [`${call.method} ${call.path}`, call]),
)

/** A check or repair that was asked for goes on after the answer: what it writes then belongs to no other call. */
const checkIsOver = (product: Product): Promise<void> =>
  until(async () => {
    const { body } = await product.as('org_owner').get('/api/statistics-check')
    return !['waiting', 'running'].includes((body as { readonly state: string }).state)
  })

/** What a call comes to, with everything that follows from it, when something like it was done before. */
export const costOfCall = async ({ product, counter, sample }: Measured, name: string, call: SliceCall): Promise<Counts> => {
  const client = product.as(callerOf(call))
  const make = async () => {
    const filling = { ...(await call.filling(sample)), ...(await changing(name, sample, client)) }
    await followedUp(product.application)
    counter.taken()
    const { status, body } = await send(client, call, filling)
    if (status !== call.success) throw new Error(`${name} came to ${status}: ${JSON.stringify(body)}`)
    await followedUp(product.application)
    const counts = counter.taken()
    if (name.includes('/statistics-check')) await checkIsOver(product)
    return counts
  }
  await make()
  return make()
}

/** What a preview of a call reads; it writes nothing. */
export const costOfPreview = async ({ product, counter, sample }: Measured, name: string): Promise<Reads & Counts> => {
  const call = WRITING.get(name)
  if (call === undefined) throw new Error(`There is no ${name}.`)
  const client = product.as(callerOf(call))
  const filling = { ...(await call.filling(sample)), ...(await changing(name, sample, client)) }
  await followedUp(product.application)
  counter.taken()
  const { status, body } = await send(client, call, filling, withQuery(addressOf(call, filling), 'preview=true'))
  if (status !== 200) throw new Error(`The preview of ${name} came to ${status}: ${JSON.stringify(body)}`)
  await followedUp(product.application)
  const reads = counter.readSince()
  const { documents: written, bytes, appended, read } = counter.taken()
  if (written + appended > 0) throw new Error(`The preview of ${name} wrote ${appended} facts and ${written} documents.`)
  return { ...reads, bytes, appended, read }
}

const aTap = (nth: number) => ({
  stat_id: statId('2PM'),
  takenBack: false,
  gamePeriodId: 1,
  remaining: 424_000,
  at: new Date(Date.UTC(2026, 5, 15) + nth * 1_000).toISOString(),
})

/** What a tap of a game comes to: the first one, the last one that is kept, and the thousandth. */
export const costOfTaps = async ({ product, counter, sample }: Measured) => {
  const { game, player } = sample
  let made = 0
  const tap = async (count: number): Promise<Counts> => {
    await followedUp(product.application)
    counter.taken()
    const taps = Array.from({ length: count }, () => aTap(made++))
    thingOf(await product.as('staff').put('/api/player-game-stats', { ...lineBody(game, player, { PTS: made % 999 }), taps }))
    await followedUp(product.application)
    return counter.taken()
  }
  const nth = async (number: number): Promise<Counts> => {
    while (made < number - 1) await tap(Math.min(MOST_TAPS, number - 1 - made))
    return tap(1)
  }
  return { first: await nth(1), lastKept: await nth(MOST_SCORING_EVENTS), thousandth: await nth(1_000) }
}

/** How large what decisions keep of a game is, and with it a snapshot. */
export const bytesOfGame = async ({ product, sample }: Pick<Measured, 'product' | 'sample'>): Promise<number> =>
  JSON.stringify(await product.application.app.get(Decider).state(gameStream, sample.game)).length

/** The most drafts that decisions keep of a schedule, and with them a snapshot. */
export const draftsOfASchedule = async ({ product, sample }: Of): Promise<number> => {
  const { schedules } = await product.application.app.get(Decider).state(scheduleStream, sample.draftsLeague)
  return Math.max(...[...schedules.values()].map(({ drafts }) => drafts.size))
}

/** What a staff read of documents comes to. */
export const costOfRead = async ({ product, counter }: Measured, address: string): Promise<Reads> => {
  await followedUp(product.application)
  counter.taken()
  const { status, body } = await product.as('org_owner').get(address)
  const reads = counter.readSince()
  if (status !== 200) throw new Error(`${address} came to ${status}: ${JSON.stringify(body)}`)
  return reads
}

/** Where links to a thing lead: `/riverside/teams/7`, or the site of an organization. */
const THING = /^\/(?:[\w-]+\/)?(?:teams|players?|games)\/\d+|^\/[\w-]+(?:\?season=\d+)?$/

/** What a visitor may choose of the things of an organization. */
const CHOICES = /<select[^>]* name="(?:season|league|team|division)"[^>]*>(.*?)<\/select>/gs

/** Each point of a curve is a game. */
const CURVES = /<polyline[^>]* points="([^"]*)"/g

const pointsOf = (html: string): number =>
  [...html.matchAll(CURVES)].reduce((sum, [, points = '']) => sum + points.split(' ').length, 0)

const optionsOf = (html: string): number =>
  [...html.matchAll(CHOICES)].reduce((sum, [, options = '']) => sum + [...options.matchAll(/<option/g)].length, 0)

/**
 * A row of a page is a thing that it links to, has to choose from or draws, but for the site and the thing that it is of, and
 * pages of the product.
 */
const rowsOf = (address: string, html: string): number => {
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => THING.exec(href)?.[0])
  const isThing = (link: string | undefined) =>
    link !== undefined && !`${address}/`.startsWith(`${link}/`) && publicPageAt('product', link) === undefined
  return new Set(links.filter(isThing)).size + optionsOf(html) + pointsOf(html)
}

let points = 0

/** Enters a line: what is kept of figures in memory falls, and the names of teams and players stay. */
const enterLine = async ({ product, sample: { game, player } }: Of): Promise<void> => {
  points += 1
  thingOf(await product.as('staff').put('/api/player-game-stats', lineBody(game, player, { PTS: points % 30 })))
  await followedUp(product.application)
}

/** What a page reads after somebody entered a line, when no answer is cached; documents beside two for each row that it shows. */
export const costOfPage = async ({ product, counter, sample }: Measured, address: string): Promise<Reads> => {
  const page = () => product.as('nobody').get(address)
  await page()
  await enterLine({ product, sample })
  product.application.app.get(ResponseCache).forget(['*'])
  counter.taken()
  const { status, body } = await page()
  const html = String(body)
  if (status !== 200 || !html.includes('<h1')) throw new Error(`${address} came to ${status}, and is no page that was built.`)
  const reads = counter.readSince()
  return { ...reads, documents: Math.max(0, reads.documents - 2 * rowsOf(address, html)) }
}
