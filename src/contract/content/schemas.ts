import { empty } from '../common/dto'
import * as content from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const contentSchemas = {
  'home.modules': { input: content.groupModuleInput, results: content.groupModules },
  'home.moduleDetails': { input: content.moduleDetailInput, results: content.moduleDetails },
  'home.hideModule': { input: content.channelHideInput, results: content.channelHideResults },
  'home.banners': { input: content.bannerInput, results: content.banners },
  'home.popWindow': { input: content.popWindowInput, results: content.popWindows },
  'home.news': { input: content.newsListInput, results: content.newsList },
  'home.lotteryFloat': { input: empty, results: content.lotteryFloat },
  'city.list': { input: content.cityListInput, results: content.cityGroups },
  'city.convert': { input: content.cityConvertInput, results: content.cityConvertResults },
  'city.maps': { input: empty, results: content.mapsSettings },
  'wx.signature': { input: content.wxSignatureInput, results: content.wxSignatureResults },
  'questionnaire.config': { input: content.questionnaireConfigInput, results: content.questionnaireConfig },
  'questionnaire.get': { input: content.questionnaireIdInput, results: content.questionnaire },
  'questionnaire.answer': {
    input: content.questionnaireAnswerInput,
    results: content.questionnaireAnswerResults
  },
  'recommend.consent': { input: content.consentInput, results: content.consentResults },
  'recommend.consentState': { input: empty, results: content.consentResults },
  'content.agreement': { input: content.agreementInput, results: content.agreement }
}
