/** What a field holds: one line, Markdown, the address of an uploaded picture, a link, an e-mail address, a video of YouTube. */
export type PlainKind = 'line' | 'text' | 'picture' | 'link' | 'email' | 'video'

export type PlainField = {
  readonly kind: PlainKind
  readonly label: string
  readonly help?: string
  /** The highest level of the headings in a text: the one below the heading that the text is under, 3 if not given. */
  readonly headings?: 2 | 4
  /** An entry of a list cannot do without it. */
  readonly required?: true
}

export type ListField = {
  readonly kind: 'list'
  readonly label: string
  readonly help?: string
  /** What one entry is called: `Question`. */
  readonly entry: string
  readonly fields: { readonly [field: string]: PlainField }
}

export type PlayerField = { readonly kind: 'player'; readonly label: string; readonly help?: string }

/** One of a few values, by their names in words; what is not chosen is what the product does by itself. */
export type ChoiceField = {
  readonly kind: 'choice'
  readonly label: string
  readonly help?: string
  /** What is there while nothing is chosen, in words. */
  readonly otherwise: string
  readonly choices: { readonly [value: string]: string }
}

export type SiteField = PlainField | ListField | PlayerField | ChoiceField

export type SitePage = {
  /** What the page is called where its fields are edited. */
  readonly title: string
  /** Its address inside the site; what is of several pages, or of the home page, has none. */
  readonly address?: string
  readonly fields: { readonly [field: string]: SiteField }
}

/** The longest text of each kind, in characters. */
export const LONGEST: { readonly [Kind in PlainKind]: number } = {
  line: 200,
  text: 10_000,
  picture: 200,
  link: 2000,
  email: 254,
  video: 300,
}

/** The most entries of a list. */
export const MOST_ENTRIES = 40

const intro = { kind: 'text', label: 'Introduction', headings: 2 } as const
const title = { kind: 'line', label: 'Title', required: true } as const
const picture = { kind: 'picture', label: 'Picture' } as const
const alternative = {
  kind: 'line',
  label: 'What the picture shows',
  help: 'Read out to those who cannot see it.',
} as const

const definePages = <const Pages extends { readonly [page: string]: SitePage }>(pages: Pages) => pages

/** Every page that an organization can write on, and its fields in the order of the form (docs/public-pages.md#templates). */
const SITE_PAGES = definePages({
  look: {
    title: 'Look',
    fields: {
      lettering: {
        kind: 'choice',
        label: 'Lettering',
        help: 'Of headings and names. Scores stay as they are.',
        otherwise: 'Condensed, as on a scoreboard',
        choices: {
          serif: 'Serif headings, as in a printed programme',
          plain: 'Plain, as the device writes',
          round: 'Round and soft',
        },
      },
      bar: {
        kind: 'choice',
        label: 'Bar above every page',
        otherwise: 'Light, with a line in your colour',
        choices: { colour: 'In your main colour', masthead: 'Logo and name large, the menu below them' },
      },
    },
  },
  home: {
    title: 'Home',
    fields: {
      cover: { kind: 'picture', label: 'Cover picture', help: 'Beside the name, at the head of the page. Wide ones look best.' },
      coverShows: { ...alternative, label: 'What the cover shows' },
      headline: { kind: 'line', label: 'Headline', help: 'The first words that a visitor reads, below the name.' },
      welcome: { kind: 'text', label: 'Welcome', help: 'Who you are and whom you play for.' },
      pictures: {
        kind: 'list',
        label: 'Pictures',
        entry: 'Picture',
        help: 'A grid of pictures; each opens in full size.',
        fields: {
          picture: { kind: 'picture', label: 'Picture', required: true },
          caption: { kind: 'line', label: 'Caption', help: 'Says what the picture shows, also to those who cannot see it.' },
        },
      },
      history: { kind: 'text', label: 'History', help: 'How the league began, and what came of it.' },
    },
  },
  registration: {
    title: 'Registration',
    address: '/registration',
    fields: {
      intro,
      link: { kind: 'link', label: 'Sign-up form', help: 'Where the button “Register” leads.' },
      fees: {
        kind: 'list',
        label: 'Fees',
        entry: 'Fee',
        fields: {
          name: { kind: 'line', label: 'For', help: 'Such as Team.', required: true },
          amount: { kind: 'line', label: 'Amount', help: 'Such as $800.', required: true },
          note: { kind: 'line', label: 'Note' },
        },
      },
      steps: {
        kind: 'list',
        label: 'How to join',
        entry: 'Step',
        fields: { title, text: { kind: 'text', label: 'Text', headings: 4 } },
      },
    },
  },
  leagueInfo: {
    title: 'League info',
    address: '/leagueInfo',
    fields: {
      intro,
      divisions: {
        kind: 'list',
        label: 'Divisions',
        entry: 'Division',
        fields: {
          name: { kind: 'line', label: 'Name', required: true },
          level: { kind: 'line', label: 'Level' },
          text: { kind: 'text', label: 'Whom it is for', headings: 4 },
        },
      },
      locations: {
        kind: 'list',
        label: 'Locations and start dates',
        entry: 'Location',
        fields: {
          name: { kind: 'line', label: 'Name', required: true },
          address: { kind: 'line', label: 'Address' },
          days: { kind: 'line', label: 'Days', help: 'Such as Sundays.' },
          starts: { kind: 'line', label: 'Starts', help: 'Such as September 14.' },
        },
      },
      questions: {
        kind: 'list',
        label: 'Questions',
        entry: 'Question',
        fields: {
          question: { kind: 'line', label: 'Question', required: true },
          answer: { kind: 'text', label: 'Answer', required: true },
        },
      },
    },
  },
  tournament: {
    title: 'Tournament',
    address: '/tournament',
    fields: {
      eligibility: { kind: 'text', label: 'Eligibility', help: 'Who may play. The divisions below link to their brackets.' },
    },
  },
  ourTeam: {
    title: 'Join our team',
    address: '/ourTeam',
    fields: {
      intro,
      cards: {
        kind: 'list',
        label: 'Cards',
        entry: 'Card',
        help: 'Ways to join: as a player, a referee, a scorekeeper.',
        fields: {
          title,
          text: { kind: 'text', label: 'Text', headings: 4 },
          picture,
          alternative,
          link: { kind: 'link', label: 'Link' },
        },
      },
    },
  },
  leagueFootage: {
    title: 'League footage',
    address: '/leagueFootage',
    fields: {
      intro,
      videos: {
        kind: 'list',
        label: 'Videos',
        entry: 'Video',
        fields: { title, video: { kind: 'video', label: 'Video', help: 'Its address on YouTube.', required: true } },
      },
    },
  },
  youth: {
    title: 'Youth',
    address: '/youth',
    fields: {
      welcome: { kind: 'text', label: 'Welcome', headings: 2 },
      picture,
      alternative,
      facts: {
        kind: 'list',
        label: 'At a glance',
        entry: 'Line',
        help: 'Ages, days, place, fee.',
        fields: {
          name: { kind: 'line', label: 'Name', required: true },
          value: { kind: 'line', label: 'Value', required: true },
        },
      },
      text: { kind: 'text', label: 'Text' },
      link: { kind: 'link', label: 'Sign-up form', help: 'Where the button “Register” leads.' },
    },
  },
  contact: {
    title: 'Contact',
    address: '/contact',
    fields: {
      intro,
      email: { kind: 'email', label: 'E-mail' },
      phone: { kind: 'line', label: 'Phone' },
      address: { kind: 'line', label: 'Address' },
      hours: { kind: 'line', label: 'When you answer', help: 'Such as weekdays, 9 AM to 5 PM.' },
    },
  },
  about: {
    title: 'About',
    address: '/about',
    fields: { text: { kind: 'text', label: 'Text', headings: 2 }, picture, alternative },
  },
  players: {
    title: 'Featured player',
    fields: {
      player: { kind: 'player', label: 'Player', help: 'The player’s page shows the banner and the video below.' },
      sponsor: { kind: 'line', label: 'Sponsor' },
      banner: { kind: 'picture', label: 'Sponsor’s banner' },
      link: { kind: 'link', label: 'Sponsor’s website' },
      video: { kind: 'video', label: 'Video', help: 'Its address on YouTube.' },
    },
  },
  everyPage: {
    title: 'On every page',
    fields: {
      about: { kind: 'link', label: 'About you, elsewhere', help: 'A link in the bar of the youth template.' },
      youthLeague: { kind: 'link', label: 'Youth league', help: 'The address of its own site, in the menu below Youth.' },
      venues: {
        kind: 'list',
        label: 'Preferred venues',
        entry: 'Venue',
        help: 'Leagues whose names contain one of these come first in every list of leagues.',
        fields: { name: { kind: 'line', label: 'Name', required: true } },
      },
    },
  },
})

export type SitePageName = keyof typeof SITE_PAGES

export const SITE_PAGE_NAMES = Object.keys(SITE_PAGES) as readonly SitePageName[]

export const isSitePage = (text: string): text is SitePageName => Object.hasOwn(SITE_PAGES, text)

/** A page by its name, when it does not matter which. */
export const sitePage = (page: SitePageName): SitePage => SITE_PAGES[page]

/** The field of a page; undefined where there is none of that name. */
export const siteFieldOf = (page: string, field: string): SiteField | undefined => {
  if (!isSitePage(page)) return undefined
  const { fields } = sitePage(page)
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}

/** What is chosen in a field, in words: `In your main colour`. */
export const choiceInWords = ({ choices, otherwise }: ChoiceField, chosen: unknown): string =>
  chosen === null ? otherwise : (choices[String(chosen)] ?? String(chosen))

/** A text as visitors get it where the organization wrote it: HTML that is safe in a page. */
export type Html = { readonly html: string }

type Plain<Field, Text> = Field extends { readonly kind: 'text' } ? Text : string
type Required<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly required: true } ? Name : never
}[keyof Fields]

type Entry<Fields, Text> = { readonly [Name in Required<Fields>]: Plain<Fields[Name], Text> } & {
  readonly [Name in Exclude<keyof Fields, Required<Fields>>]?: Plain<Fields[Name], Text>
}

type ValueOf<Field, Text> = Field extends { readonly kind: 'list'; readonly fields: infer Fields }
  ? readonly Entry<Fields, Text>[]
  : Field extends { readonly kind: 'player' }
    ? number
    : Field extends { readonly kind: 'choice'; readonly choices: infer Choices }
      ? keyof Choices
      : Plain<Field, Text>

/** What a page says, by field; one that is missing says nothing. Texts are Markdown, or whatever `Text` says. */
export type PageContent<Page extends SitePageName, Text = string> = {
  readonly [Field in keyof (typeof SITE_PAGES)[Page]['fields']]?: ValueOf<(typeof SITE_PAGES)[Page]['fields'][Field], Text>
}
