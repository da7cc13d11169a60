import type { TemplateContent } from '../template-content'

export const content: TemplateContent = {}
