import type { AnswerAddress, RenderContext } from '@fullcourt/domain/pages/render-contract'
import { pagesOf } from '../app/pages'
import { rendererOf } from '../app/render'
import { demoTenant } from './tenant'

const render = rendererOf(pagesOf)

/** What a page of the made-up league is rendered with for a visitor. */
export const renderContext = (over: Pick<RenderContext, 'answer'> & Partial<RenderContext>): RenderContext => ({
  tenant: demoTenant(),
  now: '2026-11-21T12:00:00Z',
  position: '00000000000000000042',
  theme: 'light',
  user: null,
  request: 'req-7',
  ...over,
})

/** The address that an answer is asked for, without its query. */
export const pathOf = (address: string): string => new URL(address, 'https://fullcourt.example').pathname

/** Answers by what `name` makes of their addresses; anything else is not there. */
export const answering =
  (answers: Readonly<Record<string, unknown>>, name: (address: string) => string = address => address): AnswerAddress =>
  address => {
    const body = answers[name(address)]
    return Promise.resolve(body === undefined ? { status: 404, body: { message: `No ${address}.` } } : { status: 200, body })
  }

/** What is between the tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

/** A page as the server sends it. */
export const renderedPage = async (url: string, over: Pick<RenderContext, 'answer'> & Partial<RenderContext>) => {
  const page = await render(url, renderContext(over))
  return { ...page, text: textOf(page.html) }
}
