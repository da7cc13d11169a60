import { compareLeagueNames, leagueOrder } from './order'

const ordered = (...names: string[]) => [...names].sort(compareLeagueNames)

describe('Public lists show leagues', () => {
  it('at the preferred venues first, in their order', () =>
    expect(ordered('Sunday', 'Irvine Valley College', 'Anaheim', 'Tustin Columbus', 'Fountain Valley')).toEqual([
      'Fountain Valley',
      'Tustin Columbus',
      'Irvine Valley College',
      'Sunday',
      'Anaheim',
    ]))

  it('then by weekday, Monday to Sunday', () =>
    expect(ordered('Sunday', 'Friday', 'Wednesday', 'Tuesday', 'Saturday', 'Thursday', 'Monday')).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]))

  it('of one venue by weekday', () =>
    expect(ordered('Fountain Valley Sunday', 'Fountain Valley Monday', 'Fountain Valley')).toEqual([
      'Fountain Valley Monday',
      'Fountain Valley Sunday',
      'Fountain Valley',
    ]))

  it('of one weekday alphabetically, numbers as numbers', () =>
    expect(ordered('Monday D10', 'Monday D2', 'monday d1')).toEqual(['monday d1', 'Monday D2', 'Monday D10']))

  it('without venue or weekday last, alphabetically', () =>
    expect(ordered('Youth', 'Élite', 'Adults', 'Sunday')).toEqual(['Sunday', 'Adults', 'Élite', 'Youth']))

  it('wherever in the name and in whatever case the venue and the day are', () =>
    expect(ordered('D1 (SUNDAY)', 'D1 at TUSTIN COLUMBUS, monday')).toEqual(['D1 at TUSTIN COLUMBUS, monday', 'D1 (SUNDAY)']))

  it('at the venues that the organization prefers, where it names some', () =>
    expect(['Fountain Valley', 'Old Mill', 'Anaheim'].sort(leagueOrder(['old mill']))).toEqual([
      'Old Mill',
      'Anaheim',
      'Fountain Valley',
    ]))
})
