import { ApiError, messageOf } from './api-error'

it('shows the words of a refusal as they are', () => {
  expect(messageOf(new ApiError(409, 'A game already exists for this matchup.'), 'Error creating game')).toBe(
    'A game already exists for this matchup.',
  )
})

it('says the words of the page where the server broke', () => {
  expect([
    messageOf(new ApiError(500, 'Internal server error'), 'Error creating game'),
    messageOf('odd', 'Error creating game'),
  ]).toEqual(['Error creating game', 'Error creating game'])
})

it('says after the words of the page that the server could not be reached', () => {
  const gone = new ApiError(0, 'The server could not be reached.')
  expect([messageOf(gone, 'Failed to update stats.'), messageOf(gone, 'Error creating game')]).toEqual([
    'Failed to update stats. The server could not be reached.',
    'Error creating game. The server could not be reached.',
  ])
})

it('says after the words of the page what to quote where the server broke', () => {
  const broken = new ApiError(500, 'Something went wrong on our side. Quote req-7 when you report it.')
  expect(messageOf(broken, 'Error creating game')).toBe(
    'Error creating game. Something went wrong on our side. Quote req-7 when you report it.',
  )
})

it('has words even where nobody gave any', () => {
  expect([messageOf(new ApiError(0, 'The server could not be reached.')), messageOf(undefined)]).toEqual([
    'The server could not be reached.',
    'Something went wrong.',
  ])
})
