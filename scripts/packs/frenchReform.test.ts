import { expect, it } from 'vitest';
import { frenchRespellings } from './frenchReform.ts';

it.each([
  ['maître', 'maître', 'maitre'],
  ['connaît', 'connaître', 'connait'],
  ['plaît', 'plaire', 'plait'],
  ['coûtaient', 'coûter', 'coutaient'],
  ['voûtes', 'voûte', 'voutes'],
  ['août', 'août', 'aout'],
  ['cédera', 'céder', 'cèdera'],
  ['sécherait', 'sécher', 'sècherait'],
  ['amoncelle', 'amonceler', 'amoncèle'],
  ['étiquettera', 'étiqueter', 'étiquètera'],
  ['réglementaires', 'réglementaire', 'règlementaires'],
  ['événement', 'événement', 'évènement'],
  ['oignons', 'oignon', 'ognons'],
  ['aiguë', 'aigu', 'aigüe'],
  ['contre-attaques', 'contre-attaque', 'contrattaques'],
  ['entre-temps', 'entre-temps', 'entretemps'],
  ['après-midi', 'après-midi', 'après-midis'],
  ['sûrement', 'sûrement', 'surement'],
  ['dues', 'dû', undefined],
  ['dû', 'dû', undefined],
  ['mûr', 'mûr', undefined],
  ['jeûne', 'jeûne', undefined],
  ['croît', 'croître', undefined],
  ['vîmes', 'voir', undefined],
  ['fût', 'être', undefined],
  ['connût', 'connaître', undefined],
  ['appelle', 'appeler', undefined],
  ['jette', 'jeter', undefined],
  ['cédez', 'céder', undefined],
  ['Nîmes', 'Nîmes', undefined],
])('%s of %s may be %s', (form, stem, other) => {
  expect(frenchRespellings(form, stem)).toEqual(other === undefined ? [] : [other]);
});
