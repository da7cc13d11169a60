import { NO_BRANDING, type Branding } from '@fullcourt/domain/branding/state'

/** Colours and abbreviation in the fields that every answer has for them. */
export const brandingAnswer = ({ colours, abbreviation }: Branding = NO_BRANDING) => ({ colors: colours, abbreviation })
