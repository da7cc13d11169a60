import { progressInWords } from './progress'

it('puts it in words', () => {
  const words = (games: number, completed: number) => progressInWords({ games, completed, last: null, next: null })
  expect([words(0, 0), words(1, 0), words(60, 36), words(1_230, 1_041), words(60, 60)]).toEqual([
    'no games yet',
    '1 game to play',
    'after 36 of 60 games',
    'after 1,041 of 1,230 games',
    'all 60 games played',
  ])
})
