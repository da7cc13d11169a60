import { MOST_LINKS, type WantedLink } from '@fullcourt/domain/organizations/menu/decide'
import { AsStored } from '../../../core/http/as-stored'
import { NameField, OptionalNameField } from '../../../core/http/name-field'
import { IdParameter } from '../../../core/http/address-fields'
import { MenuLinkAnswer } from './menu.answers'
import { WithReason } from '../../../core/http/with-reason.dto'
import { OptionalFlag, OptionalWholeNumber, TextOrNone, Id } from '../../../core/http/fields'

export class MenuPath {
  @IdParameter('Organization')
  organizationId!: number
}

export class MenuLinkPath {
  @IdParameter('Link')
  id!: number
}

const POSITIONS = { least: 0, most: MOST_LINKS, description: 'From 0; beyond the last it is the last' }

const CHOSEN_PAGE =
  'The page that an internal link leads to, by its address or title (`ourTeam`, `join-our-team`); left out, or where it names no page, made of the label'

export class StandardMenuDto extends WithReason {
  @Id('The organization whose menu it is')
  organization_id!: number
}

/** Where a link leads, and its place in the menu. */
class MenuLinkFieldsDto extends WithReason {
  @TextOrNone(2000, 'Of an external link')
  url?: string | null

  @TextOrNone(200, CHOSEN_PAGE)
  slug?: string | null

  @OptionalWholeNumber(POSITIONS)
  position?: number
}

export class NewMenuLinkDto extends MenuLinkFieldsDto {
  @NameField('Label')
  label!: string

  @Id('The organization whose menu it is')
  organization_id!: number

  @OptionalFlag(undefined, false)
  is_external?: boolean

  @OptionalFlag(undefined, true)
  show_in_navbar?: boolean

  /** A new link is internal and shown (docs/public-pages.md#menu). */
  toForm(): WantedLink {
    return {
      label: this.label,
      external: this.is_external ?? false,
      slug: this.slug ?? null,
      url: this.url ?? null,
      shown: this.show_in_navbar ?? true,
    }
  }
}

/** The whole link, or only `show_in_navbar`, or only `position`: what is not sent stays. */
@AsStored(MenuLinkAnswer)
export class MenuLinkDto extends MenuLinkFieldsDto {
  @OptionalNameField('Label')
  label?: string

  @OptionalFlag()
  is_external?: boolean

  @OptionalFlag()
  show_in_navbar?: boolean

  toWanted(): Partial<WantedLink> {
    return {
      ...(this.label === undefined ? {} : { label: this.label }),
      ...(this.is_external === undefined ? {} : { external: this.is_external }),
      ...(this.slug === undefined ? {} : { slug: this.slug }),
      ...(this.url === undefined ? {} : { url: this.url }),
      ...(this.show_in_navbar === undefined ? {} : { shown: this.show_in_navbar }),
    }
  }
}
