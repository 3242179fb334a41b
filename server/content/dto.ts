import type { Agreement, Banner, News, Questionnaire, QuestionnaireConfig } from '@/contract/content/dto'
import type { AgreementRow } from './queries/agreements'
import type { ArticleRow } from '../article/queries/shown'
import type { ShownBanner } from './queries/home-content'
import type { QuestionnaireRow } from './queries/questionnaires'

export const bannersDto = (banners: readonly ShownBanner[]): Banner[] =>
  banners.map(({ id, title, subtitle, image, tone, link }) => ({
    ...{ id, title, subtitle, tone, link },
    imgUrl: image
  }))

export const newsDto = (rows: readonly ArticleRow[]): News[] =>
  rows.map(({ id, title, summary, category, author, publishDate, readCount, cover }) => ({
    ...{ id, title, summary, category, author, publishDate, readCount },
    imgUrl: cover
  }))

/** The questionnaire as the sheet asks it. */
export const questionnaireDto = ({ id, title, intro, questions }: QuestionnaireRow): Questionnaire => ({
  id,
  title,
  intro,
  questions: questions.map((question) => ({
    ...question,
    options: question.options.map(({ value, label, blocks }) => ({ value, label, blocks: blocks !== '' }))
  }))
})

export const questionnaireConfigDto = (due: QuestionnaireRow | null): QuestionnaireConfig =>
  due === null
    ? { open: 0, limit: 0, questionnaireConfigDTO: null }
    : {
        open: 1,
        limit: due.limit,
        questionnaireConfigDTO: {
          id: due.id,
          saveType: due.saveType,
          fourteenDays: due.fourteenDays ? 1 : 0
        }
      }

export const agreementDto = ({ updatedOn, ...text }: AgreementRow): Agreement => ({
  ...text,
  updatedAt: updatedOn
})
