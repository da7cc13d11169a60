import type { WantedBranding } from '@fullcourt/domain/branding/decide'

/** Names of the demo leagues: made up, with accents and a hyphen as real rosters have them. */
export const FIRST_NAMES = [
  'Ana',
  'Ben',
  'Carla',
  'Devon',
  'Elena',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jamal',
  'Kaya',
  'Leo',
  'Mira',
  'Noah',
  'Oscar',
  'Priya',
  'Quinn',
  'Rosa',
  'Sami',
  'Tess',
  'Umar',
  'Vera',
  'Wes',
  'Ximena',
  'Yusuf',
  'Zoë',
  'André',
  'Björn',
  'Chloé',
  'Dario',
  'Esra',
  'Finn',
] as const

export const LAST_NAMES = [
  'Alvarez',
  'Brooks',
  'Castillo',
  'Dubois',
  'Ekström',
  'Fischer',
  'Garcia',
  'Hill',
  'Ito',
  'Jankowski',
  'Kim',
  'Lopez',
  'Moreau',
  'Nguyen',
  'Okafor',
  'Park',
  'Quintero',
  'Reyes',
  'Silva',
  'Turner',
  'Ulrich',
  'Vega',
  'Walsh',
  'Xu',
  'Young',
  'Zimmer',
  'Núñez',
  "O'Neal",
  'Baker-Lee',
  'Cho',
  'Diallo',
  'Evans',
] as const

export const LEAGUE_NAMES = ['Monday Night', 'Thursday Open'] as const

type NamedTeam = { readonly name: string; readonly branding: WantedBranding }

const team = (name: string, abbreviation: string, ...colours: readonly string[]): NamedTeam => ({
  name,
  branding: { abbreviation, colours },
})

/** The teams of each league, in the leagues' order. */
export const TEAMS: readonly (readonly NamedTeam[])[] = [
  [
    team('Harbor Hawks', 'HAR', '#0b3d66', '#f2a900'),
    team('Mill Street Five', 'MS5', '#b3142e', '#ffffff'),
    team('Canyon Coyotes', 'CAN', '#d9652b'),
    team('Night Shift', 'NGT', '#15161c', '#8c7bff'),
    team('Old Town Owls', 'OWL', '#5b3a1e', '#e8c468'),
    team('Seventh Avenue', '7TH', '#ffd21f', '#15161c'),
  ],
  [
    team('Bayside Breakers', 'BAY', '#0093b2', '#ffffff'),
    team('Brick Layers', 'BRK', '#8a2b22'),
    team('Free Agents', 'FRE', '#ffffff', '#5b2a86'),
    team('Granite Giants', 'GRA', '#5d666e', '#a4d007'),
    team('Lakeview Lynx', 'LYN', '#1c6b45', '#f4efe0'),
    team('Union Yard', 'UNI', '#5b2a86'),
  ],
]

export const ORGANIZATION_BRANDING: WantedBranding = { abbreviation: 'RVB', colours: ['#0b6e74', '#f2a900'] }

/** When games begin. */
export const TIPS = ['18:30', '19:45', '21:00'] as const

export const COURTS = ['Riverside Gym, Court 1', 'Riverside Gym, Court 2'] as const

/** Shirt numbers are 0 to 55. */
const SHIRT_NUMBERS = 56

/** The shirt number of a player by the place of their team and their own in it; no number is in a team twice. */
export const shirtNumber = (team: number, player: number): string => String((team * 3 + player * 11) % SHIRT_NUMBERS)
