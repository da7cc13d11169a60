import type { TemplateContent } from '../template-content'

/** What any league can say before it has written a word, and where to look meanwhile. */
export const content: TemplateContent = {
  registration: {
    intro: 'Sign-up for the next season is announced here. Until then the schedule shows who plays, and when.',
    steps: [
      { title: 'Find a team', text: 'The standings show every team, and each team’s page its roster.' },
      { title: 'See a game', text: 'The schedule has every date, time and place. Come by and say hello.' },
      { title: 'Tell us', text: 'Write to us, and we let you know when places are free.' },
    ],
  },
  leagueInfo: {
    intro: 'Everything that is played is on this site: tables, schedule, box scores and leaders, right after each game.',
    questions: [
      { question: 'Where and when do you play?', answer: 'The schedule has the date, time and place of every game.' },
      {
        question: 'How are teams ranked?',
        answer: 'By their share of games won; the legend below each table says what decides between equals.',
      },
      { question: 'Where are my statistics?', answer: 'On your own page: find yourself among the players.' },
    ],
  },
  tournament: {
    eligibility:
      'Whoever plays the season may reach the tournament: the best of the table are drawn into the bracket of their division.',
  },
  ourTeam: {
    intro: 'A league needs more than players.',
    cards: [
      { title: 'Players', text: 'Teams look for players in every season.' },
      { title: 'Referees', text: 'Whoever knows the rules is welcome.' },
      { title: 'Scorekeepers', text: 'The box score begins with somebody who watches closely.' },
    ],
  },
  leagueFootage: { intro: 'Games worth watching twice.' },
  youth: {
    welcome: 'Basketball for the young: write to us to hear when a group for your child begins.',
  },
  contact: { intro: 'We are glad to hear from players, parents and neighbours.' },
  about: {
    text: 'We play for the love of the game. The tables, schedules and box scores of our seasons are on this site, and every player has a page.',
  },
}
