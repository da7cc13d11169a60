import { exampleBracket, result } from './bracket.examples'
import { bracketNews, sentencesOf, slotInWords } from './sentences'

describe('A matchup in words', () => {
  it('says who won and goes where', () => {
    const bracket = exampleBracket({ games: { 'r1-0': result(1, 4, '61–58'), 'r1-1': result(3, 2, '40–52') } })
    expect(sentencesOf(bracket)).toEqual([
      'Semifinal 1: Hawks 61, Comets 58. Hawks go to the final.',
      'Semifinal 2: Owls 52, Bulls 40. Owls go to the final.',
      'Final: Hawks against Owls.',
    ])
  })

  it('says who is the champion', () => {
    const [final] = sentencesOf(exampleBracket({ teams: 2, games: { 'r1-0': result(1, 2, '70–71') } }))
    expect(final).toBe('Final: Hawks 70, Owls 71. Owls are the champion.')
  })

  it('says when and where it will be played', () => {
    const games = { 'r1-0': { date: '2027-06-29', time: '19:30', location: 'Tustin' } }
    expect(sentencesOf(exampleBracket({ teams: 2, games }))).toEqual([
      'Final: Hawks against Owls, June 29, 2027, 7:30 PM, Tustin.',
    ])
  })

  it('tells a bye and a team that is not known yet apart', () => {
    expect(sentencesOf(exampleBracket({ teams: 3 }))).toEqual([
      'Bye: Hawks go to the final.',
      'Semifinal: Owls against Bulls.',
      'Final: Hawks against the winner of the semifinal.',
    ])
  })

  it('says that a team wins because the other does not play', () => {
    const games = { 'r1-0': { home: 1, away: 4, walkover: 'away' as const } }
    expect(sentencesOf(exampleBracket({ games }))[0]).toBe(
      'Semifinal 1: Comets win by walk-over against Hawks. Comets go to the final.',
    )
  })

  it('says that a tie decides nothing', () => {
    const [semifinal] = sentencesOf(exampleBracket({ games: { 'r1-0': result(1, 4, '60–60') } }))
    expect(semifinal).toBe('Semifinal 1: Hawks 60, Comets 60. Nobody goes on yet.')
  })

  it('says the score of a game in progress', () => {
    const games = { 'r1-0': { ...result(1, 4, '31–28'), live: true } }
    expect(sentencesOf(exampleBracket({ games }))[0]).toBe('Semifinal 1, live: Hawks 31, Comets 28.')
  })

  it('says who is third', () => {
    const games = { 'r1-0': result(1, 4, '61–58'), 'r1-1': result(2, 3, '61–58') }
    const waiting = exampleBracket({ hasThirdPlace: true })
    expect(sentencesOf(waiting).at(-1)).toBe('Third place: the loser of Semifinal 1 against the loser of Semifinal 2.')
    const third = waiting.thirdPlace?.matchId ?? ''
    const played = exampleBracket({ hasThirdPlace: true, games: { ...games, [third]: result(4, 3, '50–55') } })
    expect(sentencesOf(played).at(-1)).toBe('Third place: Comets 50, Bulls 55. Bulls take third place.')
  })
})

it('A side in words is a name, a bye, or whose winner comes', () => {
  const bracket = exampleBracket({ teams: 5 })
  const [[bye], [semifinal]] = [bracket.rounds[0]?.matchups ?? [], bracket.rounds[1]?.matchups ?? []]
  expect([bye && slotInWords(bracket, bye.teamA), bye && slotInWords(bracket, bye.teamB)]).toEqual(['Hawks', 'Bye'])
  expect(semifinal && slotInWords(bracket, semifinal.teamB)).toBe('Winner of the quarterfinal')
})

describe('The news of a bracket', () => {
  const before = sentencesOf(exampleBracket())

  it('are the matchups that changed', () => {
    const after = sentencesOf(exampleBracket({ games: { 'r1-0': result(1, 4, '61–58') } }))
    expect(bracketNews(before, after)).toBe(
      'Semifinal 1: Hawks 61, Comets 58. Hawks go to the final. Final: Hawks against the winner of Semifinal 2.',
    )
  })

  it('are a number where many changed', () => {
    const after = sentencesOf(exampleBracket({ teams: 8 }))
    expect(bracketNews(before, after)).toBe('6 matchups of the bracket changed.')
  })

  it('are nothing where nothing changed', () => {
    expect(bracketNews(before, before)).toBe('')
  })
})
