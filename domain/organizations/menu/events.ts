import type { Change } from '../../facts/change'
import type { Fact } from '../../facts/fact'
import type { LinkId, OrganizationId } from '../../ids/kinds'

/** A link of an organization's menu: to a page of its own, named by `slug`, or to an address of the web. */
export type MenuLinkDetails = {
  readonly label: string
  /** The last part of the page's address; null for an external link. */
  readonly slug: string | null
  /** The address that an external link leads to; null for a page of its own. */
  readonly url: string | null
  readonly shown: boolean
}

export type LinkPlace = { readonly organization: OrganizationId; readonly link: LinkId }

/** `position` counts from 0; the links from there on move one further. */
export type MenuLinkAdded = Fact<'MenuLinkAdded', LinkPlace & { details: MenuLinkDetails; position: number }>
export type MenuLinkChanged = Fact<'MenuLinkChanged', LinkPlace & Change<MenuLinkDetails>>
export type MenuLinksOrdered = Fact<'MenuLinksOrdered', { organization: OrganizationId; links: readonly LinkId[] }>
export type MenuLinkRemoved = Fact<'MenuLinkRemoved', LinkPlace & { details: MenuLinkDetails; position: number }>
export type MenuLinkRestored = Fact<'MenuLinkRestored', LinkPlace & { details: MenuLinkDetails; position: number }>

export type MenuFact = MenuLinkAdded | MenuLinkChanged | MenuLinksOrdered | MenuLinkRemoved | MenuLinkRestored
