import type { DoseWords, VisitKind } from './words'

export const vaccineDoses: DoseWords = {
  ...{ unit: '针', turn: '针次', give: '打', place: '门诊' },
  note: '发热或身体不适请改期；想再往后推，先问一下门诊医生。'
}

export const vaccineWords: VisitKind = {
  ...{ what: '疫苗接种', come: '接种', person: '接种人', making: '' },
  reportSteps: [],
  doses: vaccineDoses
}
