import { gameStream } from '@fullcourt/domain/games/state'
import { publicPageAt } from '@fullcourt/domain/pages/public-pages'
import { Decider } from '../../../core/facts/decider'
import { lookingAtDocuments } from '../../../testing/documents-looked-at'
import { followedUp } from '../../../testing/followed-up'
import type { Product } from '../../../testing/product'
import type { Sample } from '../../../testing/sample'
import { send, type SliceCall } from '../../../testing/slice'
import { DOCUMENTED } from '../../../testing/slice-calls'
import { callerOf } from '../../../testing/tried'
import { changing } from './changing'
import type { Counts, Reads, StoreCounter } from './counted-stores'

export type Measured = { readonly product: Product; readonly counter: StoreCounter; readonly sample: Sample }

/** A rebuild costs what the log holds; the bench measures it. */
const isRebuild = ({ success }: SliceCall) => success === 202

/** Every documented call that may write, by its name. */
export const WRITING: ReadonlyMap<string, SliceCall> = new Map(
  DOCUMENTED.filter(call => call.method !== 'GET' && !isRebuild(call)).map(call => [`${call.method} ${call.path}`, call]),
)

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
    return counter.taken()
  }
  await make()
  return make()
}

/** How large what decisions keep of a game is, and with it a snapshot. */
export const bytesOfGame = async ({ product, sample }: Pick<Measured, 'product' | 'sample'>): Promise<number> =>
  JSON.stringify(await product.application.app.get(Decider).state(gameStream, sample.game)).length

/** Where links to a thing lead: `/riverside/teams/7`, or the site of an organization. */
const THING = /^\/(?:[\w-]+\/)?(?:teams|players?|games)\/\d+|^\/[\w-]+(?:\?season=\d+)?$/

/** What a visitor may choose of the things of an organization. */
const CHOICES = /<select[^>]* name="(?:season|leagueId|teamId|divisionId)"[^>]*>(.*?)<\/select>/gs

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

/** What a page reads when nothing of it is cached; documents beside two for each row that it shows. */
export const costOfPage = async (
  { product, counter }: Pick<Measured, 'product' | 'counter'>,
  address: string,
): Promise<Reads> => {
  await followedUp(product.application)
  counter.taken()
  if (process.env.SHOWN) process.stderr.write(`BEGIN ${address}\n`)
  const { answer } = await lookingAtDocuments(product, () => product.as('nobody').get(address))
  const { status, body } = answer
  const html = String(body)
  if (status !== 200 || !html.includes('<h1')) throw new Error(`${address} came to ${status}, and is no page that was built.`)
  const reads = counter.readSince()
  if (process.env.SHOWN) process.stderr.write(`PAGE ${address} ${JSON.stringify(reads)} rows ${rowsOf(address, html)}\n`)
  return { ...reads, documents: Math.max(0, reads.documents - 2 * rowsOf(address, html)) }
}
