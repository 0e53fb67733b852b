// Weights of the ranking's features for French, learned by scripts/train/ranking.ts from pairs of misspelling and correction. Letter
// features ("typed>meant", with a neighbour before or after "_", "^" and "." for the ends) come only from lists under CC BY-SA:
// codespell, the Wikipedias' lists of usual misspellings, Falko-MERLIN, Universal Dependencies. The others were tuned on all lists.

/** Feature names and weights, alternating. */
export const frenchRanking = `
  >a 0.2 >a_i 0.2 >e 0.3 >e_. 0.2 >i 0.2 >i_t 0.1 >n 0.2 >n_c 0.2 >r -0.1 >r_i -0.2 >s -0.3 >s_. -0.3 >s_c -0.1 >t 0.1
  >t_. 0.1 >u 0.4 >u_. 0.3 >u_t 0.1 >v 0.1 ^_e> 0.1 a> 0.1 a>â -0.1 a>â_l -0.1 a_>s -0.1 ai>e 0.2 ai>e_n 0.2 ain>in 0.1
  apostrophe 0.7 c> 0.2 c>_t 0.2 c>qu 0.2 c_>i 0.1 c_>u 0.1 c_a>â -0.1 c_t> -1 c_t>r 0.1 c_t>s 0.2 cost 0.99 d>t -0.4
  d>t_. -0.4 e> 0.1 e>_m 0.1 e_i> 0.3 e_m>mm -0.1 edits1 -2.1 edits2 0.9 edits3 0.6 edits4 0.6 elision 1.3 en>an 0.5
  en>an_t 0.5 er>re 0.1 er>re_. 0.1 first1 -0.1 first2 -0.6 first3 -1.6 frequency -2.8 frequency=0 1 frequency=10 -0.3
  frequency=11 -0.2 frequency=12 1 frequency=2 -0.4 frequency=3 -0.6 frequency=4 -0.1 frequency=5 -0.4 frequency=6 -0.5
  frequency=7 0.8 frequency=9 0.2 frequencyByLength -0.1 group@0 0.9 group@1 0.3 group@end 2.1 group@end1 0.7 group@mid
  0.1 hyphen 0.4 i> 0.4 i>_n 0.3 i>_t 0.1 i>y -0.9 i_>n 0.2 i_t> -0.6 i_t>s 1 l_o> 0.1 last1 -0.5 last2 -0.9 last3 -1.6
  length-1 0.3 length-2 -0.2 length-3 -0.1 length0 -0.4 length1 0.2 length3 0.3 lower-capital 0.4 lower-small -0.1 m>mm
  -0.1 m>mm_e -0.1 n_c> 0.2 n_d>t -0.4 o> 0.1 o>_i 0.1 o_y>i -0.6 omission@0 0.3 omission@1 1.2 omission@end -0.1
  omission@end1 0.7 omission@mid 0.5 omissionDouble@mid -1.6 prefix -0.8 r_>s -0.6 r_>t 0.1 r_>u 0.3 s> 0.4 s>_. 0.4 s>x
  -0.5 s>x_. -0.5 skeleton -3.6 split 0.6 substitution@0 -1.4 substitution@end 1.3 substitution@end1 0.4
  substitution@mid 0.7 suffix -0.8 surplus@0 1 surplus@1 -0.3 surplus@end -1.1 surplus@end1 -0.9 surplus@mid -0.8
  surplusDouble@end 0.5 surplusDouble@end1 1.2 surplusDouble@mid 2 t> -1.4 t>_. -1.4 t>r 0.1 t>r_. 0.1 t>s 1.2 t>s_. 1.2
  t>u 0.2 t_>a 0.1 t_>e 0.1 t_>r -0.2 t_>s 0.1 t_é>e 0.1 title-capital -1 title-small 0.7 transposition@0 0.9
  transposition@1 0.2 transposition@end -0.4 transposition@end1 0.3 transposition@mid 0.5 u_i> 0.1 u_s> 0.4 u_s>x -0.5
  u_x> 0.1 u_x>s -0.2 x> 0.1 x>_. 0.1 x>s -0.2 x>s_. -0.2 y>i -1.4 y>u 0.8 é>e 0.1 é>e_. 0.1
`;
