import type { TemplateContent } from '../template-content'

/** A youth league of a community: families read it first. */
export const content: TemplateContent = {
  home: {
    headline: 'Everybody plays',
    welcome:
      'Welcome! We are a community league for children and young people. Here you find when your team plays next, how the last game went, and who is on the team.',
  },
  registration: {
    intro: 'Every child is welcome, with and without experience. Brothers and sisters play on the same day.',
    steps: [
      { title: 'Tell us about your child', text: 'Age, school year, and whether a friend should be on the same team.' },
      { title: 'Meet the coach', text: 'The first practice is for getting to know each other.' },
      { title: 'Get the shirt', text: 'Your child gets it at the first game, and keeps it.' },
    ],
  },
  leagueInfo: {
    intro: 'Short games, small teams and fair play.',
    questions: [
      { question: 'Does every child play?', answer: 'In every game, and about the same time.' },
      { question: 'What does my child need?', answer: 'Sports shoes, a bottle of water, and the team’s shirt.' },
      { question: 'May parents help?', answer: 'Please do: as coaches, at the table, or with the oranges at half-time.' },
      { question: 'What if we cannot come?', answer: 'Tell your coach the day before.' },
    ],
  },
  tournament: {
    eligibility: 'The final day is for all: every team plays, and every child gets a medal.',
  },
  ourTeam: {
    intro: 'Our league is made by volunteers.',
    cards: [
      { title: 'Coach', text: 'You need patience and a whistle. We help with the rest.' },
      { title: 'Scorekeeper', text: 'An hour on a Saturday, and the best seat in the gym.' },
      { title: 'Helper', text: 'Set up, hand out shirts, cheer.' },
    ],
  },
  leagueFootage: { intro: 'Moments of our games, filmed with the parents’ consent.' },
  youth: {
    welcome: 'Come and play! Practice on weekdays, games on Saturdays.',
    facts: [
      { name: 'Ages', value: '6 to 16' },
      { name: 'Practice', value: 'Once a week, one hour' },
      { name: 'Games', value: 'Saturdays' },
    ],
    text: 'We teach the game step by step: first to pass and to share, then to shoot, and always to shake hands.',
  },
  contact: { intro: 'Ask us anything: about a group for your child, about helping, about the next game.' },
  about: {
    text: 'We are a league of neighbours. Children learn basketball here, and a good deal more: to be on time, to lose without tears, and to win without noise.',
  },
}
