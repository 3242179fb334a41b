import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type * as dto from './dto'

/** §7 Home and content: what a visit asks in any case. */
export const contentEndpoints = {
  'home.modules': row<dto.GroupModuleInput, dto.GroupModules>({
    method: 'GET',
    path: '/module/v2/groupModuleDetail/appoint',
    auth: 'none',
    changes: false
  }),
  /** `moduleType` 83 with its `moduleId` gives the hot words. */
  'home.moduleDetails': row<dto.ModuleDetailInput, dto.ModuleItem[]>({
    method: 'GET',
    path: '/module/v2/moduleDetails/:moduleId/:moduleType',
    auth: 'none',
    changes: false
  }),
  'home.hideModule': row<dto.ChannelHideInput, dto.ChannelHideResults>({
    method: 'POST',
    path: '/module/channel/hide',
    auth: 'optional',
    changes: true
  }),
  'home.banners': row<dto.BannerInput, dto.Banner[]>({
    method: 'GET',
    path: '/v2/banner/:position',
    auth: 'none',
    changes: false
  }),
  'home.popWindow': row<dto.PopWindowInput, dto.PopWindow[]>({
    method: 'POST',
    path: '/pop/window/V3',
    auth: 'optional',
    changes: false,
    quiet: true
  }),
  'home.news': row<dto.NewsListInput, dto.News[]>({
    method: 'GET',
    path: '/module/news/list',
    auth: 'none',
    changes: false
  }),
  'home.lotteryFloat': row<Empty, dto.LotteryFloat[]>({
    method: 'GET',
    path: '/lottery/float',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'city.list': row<dto.CityListInput, dto.CityGroup[]>({
    method: 'GET',
    path: '/city/indexAllCity',
    auth: 'none',
    changes: false
  }),
  'city.convert': row<dto.CityConvertInput, dto.City[]>({
    method: 'GET',
    path: '/city/code/convert',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'city.maps': row<Empty, dto.MapsSettings[]>({
    method: 'GET',
    path: '/city/maps',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'wx.signature': row<dto.WxSignatureInput, dto.WxSignature[]>({
    method: 'GET',
    path: '/wx/getSignature',
    auth: 'none',
    changes: false,
    envelope: 'wx',
    quiet: true
  }),
  'questionnaire.config': row<dto.QuestionnaireConfigInput, dto.QuestionnaireConfig[]>({
    method: 'POST',
    path: '/config/nucleicAcid/questionnaire/config',
    auth: 'none',
    changes: false
  })
} as const
