import { score } from '@fullcourt/domain/games/games.examples'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { A, B, gameOf, placed, SEASON } from '../league.examples'
import { folded, listed, recorded, specification } from '../testing/specification'
import { corrections, notedCorrections, type ScoreCorrection } from './corrections'

const given = specification(corrections)
const game = gameOf(41, placed(A, B))
const other = gameOf(42, placed(A, B))

const correction = (
  number: number,
  was: string,
  is: string,
  revision: number,
  { isPublic = false, isMending = false } = {},
): ScoreCorrection => ({
  number,
  was: score(was),
  is: score(is),
  time: '2025-06-30T21:33:09.401Z',
  reasonAt: null,
  isPublic,
  isMending,
  by: 'call',
  revision,
})
const position = (revision: number) => String(revision).padStart(20, '0')

it('A first score is no correction, and one after 0–0 neither', () => {
  given(game.scheduled(), game.scored('61–58')).thenOf('41', { count: 0, corrections: [] } as object)
  given(game.scheduled(), game.scored('0–0'), game.scored('61–58', '0–0')).thenOf('41', { count: 0, corrections: [] } as object)
})

type Entries = readonly (readonly [actor: number, fact: AnyFact])[]

/** Facts by persons: each a minute after the one before. */
const by = (...entries: Entries) =>
  recorded(entries.map(([, fact]) => fact)).map((fact, minute) => ({
    ...fact,
    metadata: { ...fact.metadata, actor: entries[minute]?.[0] ?? 0, time: `2025-06-30T21:0${minute}:00.000Z` },
  }))
const [ANNA, BEN] = [2, 3]

it('Corrections are kept in their order, with what the score was before and is since', () => {
  const facts = by([ANNA, game.scored('61–58')], [BEN, game.scored('61–59', '61–58')], [ANNA, game.scored('61–60', '61–59')])
  const at = (time: string) => ({ time: `2025-06-30T21:${time}:00.000Z` })
  expect(folded(corrections, facts).get('41')).toEqual({
    game: 41,
    season: SEASON,
    count: 2,
    corrections: [
      { ...correction(1, '61–58', '61–59', 1), ...at('01') },
      { ...correction(2, '61–59', '61–60', 2), ...at('02') },
    ],
    earlier: 0,
    entered: { by: ANNA, at: at('02').time },
    latest: position(2),
    status: 'active',
  })
})

describe('A correction of what the same person entered within two minutes', () => {
  const notes = (...entries: Entries) => {
    const documents = folded(corrections, by(...entries))
    const card = documents.get('41')
    const noted = card?.status === 'active' ? notedCorrections(card.corrections) : []
    const texts = noted.map(({ was, is }) => `${was.home}–${was.away} to ${is.home}–${is.away}`)
    return { texts, listed: listed(corrections, documents, 'season', String(SEASON)) }
  }

  it('is counted, and has no note', () =>
    expect(notes([ANNA, game.scored('6–61')], [ANNA, game.scored('63–61', '6–61')])).toEqual({ texts: [], listed: [] }))

  it('has one where somebody else corrected it meanwhile', () =>
    expect(
      notes([ANNA, game.scored('6–61')], [BEN, game.scored('63–61', '6–61')], [ANNA, game.scored('64–61', '63–61')]).texts,
    ).toEqual(['6–61 to 63–61', '63–61 to 64–61']))

  it('has one again after two minutes since the score was entered, however often it was mended', () =>
    expect(
      notes(
        [ANNA, game.scored('6–61')],
        [ANNA, game.scored('63–61', '6–61')],
        [ANNA, game.scored('64–61', '63–61')],
        [ANNA, game.scored('65–61', '64–61')],
      ).texts,
    ).toEqual(['64–61 to 65–61']))

  it('belongs to the note of the correction that it mends', () =>
    expect(notes([ANNA, game.scored('60–61')], [BEN, game.scored('6–61', '60–61')], [BEN, game.scored('63–61', '6–61')])).toEqual(
      {
        texts: ['60–61 to 63–61'],
        listed: ['41'],
      },
    ))
})

it('The reason of a correction is for staff until it is made public, and again when that is taken back', () => {
  const reason = 'scorer’s sheet'
  const facts = recorded([game.scored('61–59', '61–58')], { reason })
  expect(folded(corrections, facts).get('41')).toMatchObject({
    corrections: [{ reasonAt: facts[0]?.position, isPublic: false }],
  })
  given(game.scored('61–59', '61–58'), game.reasonPublished(1)).thenOf('41', {
    corrections: [correction(1, '61–58', '61–59', 1, { isPublic: true })],
  } as object)
  given(game.scored('61–59', '61–58'), game.reasonPublished(1), game.reasonWithdrawn(1)).thenOf('41', {
    corrections: [correction(1, '61–58', '61–59', 2)],
  } as object)
})

it('Corrected games of a season are listed in the order of their last correction', () => {
  const facts = by(
    [ANNA, game.scored('61–59', '61–58')],
    [ANNA, other.scored('50–40', '40–50')],
    [BEN, game.scored('61–60', '61–59')],
  )
  expect(listed(corrections, folded(corrections, facts), 'season', String(SEASON))).toEqual(['42', '41'])
})

it('A game that was reset has none, and goes on counting', () =>
  given(game.scored('61–59', '61–58'), game.reset({ score: score('61–59') }), game.scored('70–71', '70–70')).thenOf('41', {
    count: 2,
    corrections: [correction(2, '70–70', '70–71', 2)],
  } as object))

describe('A correction that was undone', () => {
  /** Facts of one call each, the first of which is `call 0`. */
  const afterCalls = (...facts: readonly AnyFact[]) =>
    folded(
      corrections,
      recorded(facts).map((fact, call) => ({ ...fact, metadata: { ...fact.metadata, correlation: `call ${call}` } })),
    )
  const undone = [
    game.scored('61–58'),
    game.scored('58–61', '61–58'),
    game.figuresRestored({ score: score('61–58') }, { score: score('58–61') }, 'call 1'),
  ]

  it('leaves no note behind, and the game is listed no more', () => {
    const documents = afterCalls(...undone)
    expect(documents.get('41')).toMatchObject({ count: 1, corrections: [] })
    expect(listed(corrections, documents, 'season', String(SEASON))).toEqual([])
  })

  it('from the history comes back with its note where that is undone, and goes again with a further undo', () => {
    const corrected = undone.slice(0, 2)
    const undo = game.figuresRestored({ score: score('61–58') }, { score: score('58–61') }, 'call 1')
    const again = game.figuresRestored({ score: score('58–61') }, { score: score('61–58') }, 'call 1')
    const after = (...facts: readonly AnyFact[]) =>
      folded(
        corrections,
        recorded([...corrected, ...facts]).map((fact, call) => {
          const undoes = call < corrected.length ? {} : { undoes: `call ${call - 1}` }
          return { ...fact, metadata: { ...fact.metadata, correlation: `call ${call}`, ...undoes } }
        }),
      )
    expect(after(undo).get('41')).toMatchObject({ count: 1, corrections: [] })
    expect(after(undo, again)).toEqual(after())
    expect(after(undo, again, undo)).toEqual(after(undo))
  })

  it('leaves the corrections before it', () => {
    const facts = [
      game.scored('61–59', '61–58'),
      game.scored('58–61', '61–59'),
      game.figuresRestored({ score: score('61–59') }, { score: score('58–61') }, 'call 1'),
    ]
    expect(afterCalls(...facts).get('41')).toMatchObject({ corrections: [{ number: 1, is: score('61–59') }] })
  })

  it('counts when the game is corrected again', () =>
    expect(afterCalls(...undone, game.scored('61–57', '61–58')).get('41')).toMatchObject({
      count: 2,
      corrections: [{ number: 2, was: score('61–58'), is: score('61–57') }],
    }))
})

it('Fifty are kept, so that the thousandth is stored in no more bytes than the hundredth, but for the digits of its number', () => {
  const corrected = (times: number) => {
    const facts = Array.from({ length: times }, (_, at) => game.scored(at % 2 ? '61–58' : '58–61', at % 2 ? '58–61' : '61–58'))
    return folded(corrections, recorded(facts)).get('41')
  }
  expect(corrected(1_000)).toMatchObject({ count: 1_000, earlier: 950 })
  const bytes = (times: number) =>
    JSON.stringify(corrected(times)).replaceAll(/"(number|revision|earlier|count)":\d+/g, '').length
  expect(bytes(1_000)).toBe(bytes(100))
})

it('A deleted game is not listed until it was brought back', () => {
  const figures = { score: score('61–59') }
  given(game.scored('61–59', '61–58'), game.deleted(figures)).thenList('season', String(SEASON))
  given(game.scored('61–59', '61–58'), game.deleted(figures), game.restored(figures)).thenList('season', String(SEASON), '41')
  given(game.scheduled(), game.deleted()).thenList('season', String(SEASON))
})
