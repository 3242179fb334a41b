import { answerQuestionnaire } from './commands/answer-questionnaire'
import { deviceOwner, hideModule } from './commands/hide-module'
import { setRecommendConsent } from '../pricing/commands/set-recommend-consent'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { agreementDto, bannersDto, newsDto, questionnaireConfigDto, questionnaireDto } from './dto'
import { agreementOf } from './queries/agreements'
import { cityGroupDto, hereDto } from '../catalogue/place-dto'
import { cityAt, cityGroups } from '../catalogue/queries/cities'
import { placeAsked, pointOf } from '../catalogue/requests'
import { railsDto, searchAllDto } from './browse-dto'
import { rails } from './queries/rails'
import { searchAll } from './queries/search-all'
import {
  bannersAt,
  hiddenModules,
  homeModules,
  lotteryFloats,
  moduleItems,
  newsPage,
  popWindowsAt
} from './queries/home-content'
import { PREVIEW_COOKIE, previewBlocks } from './queries/home-preview'
import { dueQuestionnaire, openQuestionnaire } from './queries/questionnaires'
import { hasRecommendConsent } from '../pricing/queries/smart-reasons'
import { shopProfile } from '../settings/shop-profile'
import { signShare } from './share-signature'

/** Of which home is asked: as it is, or the preview whose link was opened. */
const askedHome = async (context: RequestContext) => ({
  db: context.db,
  comefrom: context.comefrom,
  owner: deviceOwner(context),
  preview: await previewBlocks(context.db, context.cookie(PREVIEW_COOKIE), context.now())
})

export const contentHandlers = {
  'home.modules': async ({ version }, context) => homeModules(await askedHome(context), version),
  'home.rails': async ({ cityCode, ...position }, { db, now }) =>
    railsDto(await rails(db, { cityCode, from: pointOf(position) }, now())),
  'home.searchAll': async ({ keyword, cityCode, ...position }, { db, now }) =>
    searchAllDto(await searchAll(db, now(), { keyword, cityCode, from: pointOf(position) })),
  'home.moduleDetails': (input, { db }) => moduleItems(db, input),
  'home.hideModule': async ({ moduleId, cityCode }, context) => {
    if (moduleId !== undefined) await hideModule(context, moduleId)
    return { moduleIds: await hiddenModules(await askedHome(context), cityCode) }
  },
  'home.banners': async ({ position, cityCode }, { db, now, comefrom }) =>
    bannersDto(await bannersAt(db, now(), position, { comefrom, cityCode })),
  'home.popWindow': ({ position }, { db, now }) => popWindowsAt(db, now(), position),
  'home.news': async (input, { db, now }) => newsDto(await newsPage(db, input, now())),
  'home.lotteryFloat': (_input, { db, comefrom }) => lotteryFloats(db, comefrom),
  'city.list': async ({ cityCode }, { db }) => (await cityGroups(db, cityCode)).map(cityGroupDto),
  'city.convert': async (input, { db }) => hereDto(await cityAt(db, placeAsked(input))),
  'city.maps': async (_input, { config }) => [{ scriptUrl: config.mapsScriptUrl }],
  'wx.signature': async ({ url }, { config, now }) => [signShare(config, now(), url)],
  'questionnaire.config': async ({ comboName: name, productCode }, { db }) => [
    questionnaireConfigDto(await dueQuestionnaire(db, { name, productCode }))
  ],
  'questionnaire.get': async ({ id }, { db }) => questionnaireDto(await openQuestionnaire(db, id)),
  'questionnaire.answer': (input, context) => answerQuestionnaire(context, input),
  'recommend.consent': async ({ agreed }, context) => {
    await setRecommendConsent(context, agreed)
    return { agreed }
  },
  'recommend.consentState': async (_input, context) => ({
    agreed: await hasRecommendConsent(context.db, requireUser(context).id)
  }),
  'content.agreement': async ({ key }, { db }) => agreementDto(await agreementOf(db, key)),
  'shop.info': async (_input, { db, config }) => {
    const { name, phone, hours, licences, invoices } = await shopProfile(db, config)
    return { name, phone, hours, licences: [...licences], invoices }
  }
} satisfies Partial<Handlers>
