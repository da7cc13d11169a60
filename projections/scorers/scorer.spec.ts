import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { sealed } from '../league.examples'
import { specification } from '../testing/specification'
import { scorerCard, type ScorerCard } from './scorer'

const given = specification<ScorerCard>(scorerCard)

const made = (scorer: number, ends: string): AnyFact => ({
  type: 'ScorerLinkMade',
  data: { organization: 1, scorer, name: sealed('ana'), games: { kind: 'game', game: 41 }, ends },
})
const ended: AnyFact = { type: 'ScorerLinkEnded', data: { organization: 1, scorer: 9 } }
const erased: AnyFact = { type: 'PersonErased', data: { organization: 1, scorer: 9 } }
const SOON = '2025-07-01T07:00:00.000Z'
const LATE = '2025-07-09T07:00:00.000Z'

it('A scorer link says who may score what until when, who made it, and when it was ended', () => {
  given(made(9, SOON)).thenOf('9', { name: sealed('ana'), games: { kind: 'game', game: 41 }, ends: SOON, endedAt: null, by: 2 })
  given(made(9, SOON), ended).thenOf('9', { status: 'active', endedAt: '2025-06-30T21:33:09.401Z' })
})

it('The links of an organization are in the order in which they end, until their person is erased', () => {
  given(made(9, LATE), made(10, SOON)).thenList('organization', '1', '10', '9')
  given(made(9, LATE), made(10, SOON), ended, erased).thenList('organization', '1', '10')
  given(made(9, LATE), erased).thenOf('9', { status: 'deleted', erased: true })
})
