import type { WantedSite } from '../../contexts/organizations/site/site.commands'

/** The demo's website: the template of an adult league, and what such a league would write itself. */
export const DEMO_SITE: WantedSite = {
  template: 'adult',
  content: {
    home: {
      headline: 'Basketball by the river, for everybody',
      welcome:
        'Two leagues, a cup, and a table that is settled on the last Sunday. **Every game has referees and a scorekeeper**, and its box score is here before you are home.\n\nNew in town? [Register](/registration) alone or as a team.',
      history:
        'In 1998 four teams met in the gym of the old mill. They kept the score on a blackboard, which still hangs at Court 1.\n\nToday two leagues play every week, and the cup is handed over by those who lost the first final.',
    },
    leagueInfo: {
      locations: [
        {
          name: 'Riverside Gym, Court 1',
          address: '12 Mill Street',
          days: 'Weekday evenings',
          starts: 'every January, May and September',
        },
        {
          name: 'Riverside Gym, Court 2',
          address: '12 Mill Street',
          days: 'Weekday evenings',
          starts: 'every January, May and September',
        },
      ],
    },
    contact: { email: 'hello@riverside.example', phone: '(555) 010-0998', address: 'Riverside Gym, 12 Mill Street' },
    about: {
      text: 'Riverside Basketball is run by its players. Whoever has played a season may referee one, and whoever has lost a final hands over the next cup.\n\n- Two leagues and a cup\n- Three seasons a year\n- Every figure of every game, kept since the first',
    },
  },
}
