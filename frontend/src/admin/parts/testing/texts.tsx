import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { UserAnswer } from '../../../api/schema'
import { showPage, staff } from './session'
import { testServer, type Route, type TestServer } from './server'

/** What the server answers: a body, or what a function makes of the call. */
type Answers = { readonly [call: string]: unknown }

export type ScreenState = {
  readonly state: string
  /** Beside, or instead of, the answers of the screen. */
  readonly answers?: Answers
  /** Another page of the same screen. */
  readonly page?: ReactNode
  readonly user?: UserAnswer
  readonly act?: () => Promise<unknown>
  readonly texts: readonly string[]
}

/** A screen of the specification, and which of its texts are shown in which state. */
export type SpecifiedScreen = {
  /** As the specification writes it. */
  readonly screen: string
  /** With the names of its parameters, and as it is opened. */
  readonly path: string
  readonly at: string
  readonly page: ReactNode
  readonly user?: UserAnswer
  readonly answers: Answers
  readonly states: readonly ScreenState[]
}

/** The answer of a server that broke down: it has no words for people. */
export const brokenDown: Route = () => ({ status: 500, body: { statusCode: 500, message: 'Internal server error' } })

/** A refusal in the server's own words. */
export const refused =
  (message: string, status = 409): Route =>
  () => ({ status, body: { statusCode: status, message, error: 'Conflict' } })

/** An answer that never comes. */
export const pending: Route = () => new Promise(() => undefined)

const answer = (server: TestServer, answers: Answers) => {
  for (const [call, answered] of Object.entries(answers))
    server.on(call, typeof answered === 'function' ? (answered as Route) : () => ({ body: answered }))
}

/** The texts on the page, each as it stands between tags, labels of controls included. A row of marks is one text per mark. */
const shownTexts = (): ReadonlySet<string> => {
  const texts = new Set<string>()
  const take = (text: string | null) => {
    const whole = (text ?? '').replace(/\s+/g, ' ').trim()
    for (const one of [whole, ...whole.split(' · ')]) if (one !== '') texts.add(one)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) take(walker.currentNode.textContent)
  for (const control of document.body.querySelectorAll('[aria-label]')) take(control.getAttribute('aria-label'))
  for (const paragraph of document.body.querySelectorAll('h1, h2, label, p, td, dd')) take(paragraph.textContent)
  return texts
}

/** Checks that a screen shows the texts of the specification, word for word, each in its state. */
export const itShowsItsTexts = ({ screen, path, at, page, user = staff, answers, states }: SpecifiedScreen) =>
  describe(screen, () => {
    it.each(states.map(state => [state.state, state] as const))('%s', async (_, state) => {
      const server = testServer()
      answer(server, { ...answers, ...state.answers })
      showPage(server, path, state.page ?? page, at, state.user ?? user)
      await state.act?.()
      await waitFor(() => {
        const shown = shownTexts()
        expect(state.texts.filter(text => !shown.has(text))).toEqual([])
      })
    })
  })
