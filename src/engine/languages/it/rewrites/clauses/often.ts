// How often something happens, said before it, for the adverb: capita spesso che il treno sia in ritardo, spesso il treno è in ritardo.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { opening } from '../subjunctive.ts';
import { stated } from './probably.ts';

/** Capita spesso che il treno sia in ritardo: spesso il treno è in ritardo. */
export const often = defineRewrite({
  id: 'it.rewrite.often',
  kind: 'opening',
  patterns: [
    'capita|accade|succede|avviene spesso che',
    'capita|accade|succede molto spesso che',
    'è frequente che',
  ].map(opening),
  turn: (m) => stated(m, 'spesso'),
  wrong: [
    ['Capita spesso che il treno sia in ritardo.', 'Spesso il treno è in ritardo.'],
    ['È frequente che i clienti chiedano uno sconto.', 'Spesso i clienti chiedono uno sconto.'],
    ['Succede spesso che la porta rimanga aperta.', 'Spesso la porta rimane aperta.'],
  ],
  right: ['Capita spesso.', 'È raro che piova.', 'È frequente in montagna.'],
});

/** Non è raro che i clienti chiedano uno sconto: spesso i clienti chiedono uno sconto. */
export const notRare = defineRewrite({
  id: 'it.rewrite.not-rare',
  kind: 'negation',
  patterns: ['non è raro|insolito|infrequente che', 'non è cosa rara che', 'non capita di rado che'].map(opening),
  turn: (m) => stated(m, 'spesso'),
  wrong: [
    ['Non è raro che i clienti chiedano uno sconto.', 'Spesso i clienti chiedono uno sconto.'],
    ['Non è insolito che la lezione cominci tardi.', 'Spesso la lezione comincia tardi.'],
    ['Non è raro che in montagna nevichi.', 'Spesso in montagna nevica.'],
  ],
  right: ['Non è raro trovare funghi.', 'È raro che piova.', 'Non è raro.'],
});

/** A volte capita che la porta rimanga aperta: a volte la porta rimane aperta. */
export const sometimes = defineRewrite({
  id: 'it.rewrite.sometimes',
  kind: 'opening',
  patterns: [
    'a volte capita|accade|succede che',
    'capita|accade|succede a volte che',
    'capita|accade|succede talvolta che',
    'può capitare|accadere|succedere che',
  ].map(opening),
  turn: (m) => stated(m, 'a volte'),
  wrong: [
    ['A volte capita che la porta rimanga aperta.', 'A volte la porta rimane aperta.'],
    ['Può succedere che i dati siano sbagliati.', 'A volte i dati sono sbagliati.'],
    ['Capita a volte che Anna arrivi tardi.', 'A volte Anna arriva tardi.'],
  ],
  right: ['A volte capita.', 'Può succedere.', 'È capitato che piovesse.'],
});
