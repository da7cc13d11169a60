import { homePage } from './home/page'
import { landingPage } from './landing/page'
import { loginPage } from './login/page'
import type { Page } from './page'
import type { Site } from './site'

/** Every page of an organization's site. The first path that fits wins. */
const sitePages: readonly Page[] = [homePage, loginPage]

/** The pages of the product itself, on a shared host where the path names no organization. */
const productPages: readonly Page[] = [landingPage, loginPage]

export const pagesOf = ({ tenant }: Pick<Site, 'tenant'>) => (tenant ? sitePages : productPages)
