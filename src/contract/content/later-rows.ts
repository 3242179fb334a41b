import { row } from '../endpoint'
import type * as dto from './dto'

/** Of content, calls of single pages; those without a path in §7 COMPLETION of the spec names. */
export const laterContentEndpoints = {
  'questionnaire.get': row<dto.QuestionnaireIdInput, dto.Questionnaire>({
    method: 'GET',
    path: '/questionnaire/:id',
    auth: 'user',
    changes: false
  }),
  'questionnaire.answer': row<dto.QuestionnaireAnswerInput, dto.QuestionnaireAnswerResults>({
    method: 'POST',
    path: '/questionnaire/answer',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  'recommend.consent': row<dto.ConsentInput, dto.ConsentResults>({
    method: 'POST',
    path: '/recommend/consent',
    auth: 'user',
    changes: true
  }),
  'content.agreement': row<dto.AgreementInput, dto.Agreement>({
    method: 'GET',
    path: '/agreement/:key',
    auth: 'none',
    changes: false
  })
} as const
