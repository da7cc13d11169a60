import { ApiError, messageOf } from './api-error'

it('lets a refusal speak for itself', () => {
  expect(messageOf(new ApiError(409, 'A game already exists for this matchup.'), 'Error creating game')).toBe(
    'A game already exists for this matchup.',
  )
})

it('says the words of the page for a breakdown', () => {
  expect([
    messageOf(new ApiError(500, 'Internal server error'), 'Error creating game'),
    messageOf('odd', 'Error creating game'),
  ]).toEqual(['Error creating game', 'Error creating game'])
})

it('has words even where nobody gave any', () => {
  expect([messageOf(new ApiError(0, 'The server could not be reached.')), messageOf(undefined)]).toEqual([
    'The server could not be reached.',
    'Something went wrong.',
  ])
})
