import { reads } from '../history/reads.examples'
import { deleted, given, reasonPublished, reasonWithdrawn, scheduled, scored, showReason, updateScore } from './games.examples'

describe('The reason of a correction', () => {
  const corrected = [scheduled(), scored('61–58'), scored('61–59', { was: '61–58' })]

  it('is public with the correction where that is wanted', () =>
    given(scheduled(), scored('61–58'))
      .when(updateScore('61–59', { publishReason: true }))
      .then(scored('61–59', { was: '61–58' }), reasonPublished(1)))

  it('of a first score is none', () =>
    given(scheduled())
      .when(updateScore('61–58', { publishReason: true }))
      .then(scored('61–58')))

  it('belongs to the correction by its number', () =>
    given(...corrected)
      .when(updateScore('61–60', { publishReason: true }))
      .then(scored('61–60', { was: '61–59' }), reasonPublished(2)))

  it('can be made public later, and taken back', () => {
    given(...corrected)
      .when(showReason(1, true, { now: false }))
      .then(reasonPublished(1))
    given(...corrected, reasonPublished(1))
      .when(showReason(1, false, { now: true }))
      .then(reasonWithdrawn(1))
  })

  it('that is as it is wanted changes nothing', () => {
    given(...corrected)
      .when(showReason(1, false, { now: false }))
      .thenNothing()
    given(...corrected, reasonPublished(1))
      .when(showReason(1, true, { now: true }))
      .thenNothing()
  })

  it('is said where the notes of the game do not know the correction yet', () =>
    given(...corrected)
      .when(showReason(1, true))
      .then(reasonPublished(1)))

  it('is refused of a correction that there is not', () => {
    given(...corrected)
      .when(showReason(2, true))
      .thenRefused('not-found')
    given(...corrected, deleted())
      .when(showReason(1, true))
      .thenRefused('not-found')
  })

  it('is refused of a correction that the notes of the game have no more', () =>
    given(...corrected)
      .when(showReason(1, true, { now: 'gone' }))
      .thenRefused('not-found'))
})

reads(
  [reasonPublished(1), 'made the reason of correction 1 of the final score public'],
  [reasonWithdrawn(2), 'took the reason of correction 2 of the final score off the public pages'],
)
