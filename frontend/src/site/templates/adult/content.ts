import type { TemplateContent } from '../template-content'

/** An adult league that plays three seasons a year (docs/public-pages.md#templates). */
export const content: TemplateContent = {
  home: {
    headline: 'Real games, real stats, every week',
    welcome:
      'Adult basketball for every level, from first-timers to former college players. Eight regular-season games, referees and a scorekeeper at every one of them, and your box score online before you are home.',
    history:
      'The league began with four teams, one gym and a borrowed scoreboard. Today its teams meet three seasons a year, and every point, rebound and assist is kept.',
  },
  registration: {
    intro:
      'Three seasons a year: registration opens in January, May and September. Bring a team, or come alone and we will find you one.',
    fees: [
      { name: 'Team', amount: '$800', note: 'Eight regular-season games. No refunds after game 1.' },
      { name: 'Free agent', amount: '$100', note: 'We place you on a team. Not refundable once you are placed.' },
    ],
    steps: [
      { title: 'Choose a league', text: 'Each has its own evening and its own level. Not sure? Ask us.' },
      {
        title: 'Register',
        text: 'A captain registers the team and its players; free agents register themselves. Every player fills in the player form.',
      },
      { title: 'Get your schedule', text: 'It is online a week before the first game, with every date, time and gym.' },
      { title: 'Play', text: 'Be there 15 minutes early, with a numbered shirt.' },
    ],
  },
  leagueInfo: {
    intro: 'You play against teams of your own level. Every league has its own table and leaders.',
    locations: [
      { name: 'Fountain Valley', days: 'Sundays', starts: 'the second Sunday of September' },
      { name: 'Tustin Columbus', days: 'Mondays and Wednesdays', starts: 'the Monday after' },
      { name: 'Irvine Valley College', days: 'Tuesdays and Thursdays', starts: 'the Tuesday after' },
    ],
    questions: [
      {
        question: 'How many games do we play?',
        answer: 'Eight in the regular season. With the play-offs a team plays 9 to 12.',
      },
      {
        question: 'I have no team. Can I still play?',
        answer: 'Yes. Register as a free agent, and we place you on a team that needs somebody of your level.',
      },
      {
        question: 'What happens if we cannot come?',
        answer:
          'Tell us as early as you can. A game without one of its teams is a forfeit, and a forfeit costs the team its place in the tournament.',
      },
      {
        question: 'Can I get my money back?',
        answer: 'A team can until its first game, a free agent until we have found a team.',
      },
      {
        question: 'Who keeps the stats?',
        answer: 'A scorekeeper at every game. Box scores, leaders and tables are on this site right after it.',
      },
      {
        question: 'When does the next season begin?',
        answer: 'Registration opens in January, May and September, and the first games are a few weeks later.',
      },
    ],
  },
  tournament: {
    eligibility:
      'A team that plays all eight games of the regular season without a forfeit is invited. One forfeit makes it ineligible.\n\nTournament teams have five players and no bench. Each of them has played at least one game of the regular season and has filled in the player form.',
  },
  ourTeam: {
    intro: 'A league is made by the people at the table, on the floor and behind the camera. Be one of them.',
    cards: [
      { title: 'Referee', text: 'You know the rules and keep calm. We train, certify and pay you by the game.' },
      { title: 'Scorekeeper', text: 'You see everything and type fast. The box score is yours, and so is the best seat.' },
      { title: 'Photographer or filmer', text: 'Your pictures and videos are what players show their friends.' },
      { title: 'Gym host', text: 'You open the doors, set up the table and know everybody by name.' },
    ],
  },
  leagueFootage: {
    intro: 'Full games, finals and the plays that people still talk about.',
  },
  youth: {
    welcome: 'Three against three on half a court: more touches, more shots, more fun. For boys and girls from 8 to 17.',
    facts: [
      { name: 'Ages', value: '8–10, 11–13 and 14–17' },
      { name: 'Teams', value: 'Three on the floor, up to five on a roster' },
      { name: 'Games', value: 'Two each week, 20 minutes each' },
      { name: 'Season', value: 'Eight weeks, with a final day for all' },
    ],
    text: 'Every child plays in every game. Coaches teach before each game, referees explain their calls, and nobody keeps a table for the youngest.\n\nParents are welcome on the sideline, and as coaches.',
  },
  contact: {
    intro: 'Questions about a league, a game or your registration? We answer within a day.',
    hours: 'Weekdays, 9 AM to 5 PM, and at every game',
  },
  about: {
    text: 'We run basketball for adults: three seasons a year, referees and a scorekeeper at every game. Whoever plays with us finds box scores, averages and rivals on this site.',
  },
}
