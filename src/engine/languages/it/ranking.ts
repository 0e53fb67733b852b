// Weights of the ranking's features for Italian, learned by scripts/train/ranking.ts from pairs of misspelling and correction. Letter
// features ("typed>meant", with a neighbour before or after "_", "^" and "." for the ends) come only from lists under CC BY-SA:
// codespell, the Wikipedias' lists of usual misspellings, Falko-MERLIN, Universal Dependencies. The others were tuned on all lists.

/** Feature names and weights, alternating. */
export const italianRanking = `
  '> -0.8 '>_o -0.8 >a 0.2 >a_l 0.2 >c 0.1 >e 0.1 >i -0.6 >i_e -0.8 >m 0.1 >m_p 0.1 >n -0.7 >n_n -1 >o 0.5 >o_e 0.1 >o_l
  0.4 >p -0.1 >p_e 0.1 >p_i 0.4 >p_p -0.6 >r_. 0.1 >r_i -0.2 >t 1.4 >t_o 0.8 ^_>p 0.1 ^_en>ne 0.1 ^_qu>cu 0.1 apostrophe
  0.6 c>ch -0.9 c>ch_i -0.1 c_>a 0.2 c_>o 0.4 c_i>o 0.1 c_è>e 0.8 candidateLength -0.1 cie>ce -0.4 cie>ce_. -0.4 cost
  1.502 e> 0.1 e>_. 0.1 e>a 0.2 e>a_. 0.3 e>i -0.4 e>i_. 0.2 e>i_m -0.1 e>i_n -0.6 e>o 0.4 e>o_. 0.4 e_>n -1 e_s> -0.1
  edits1 -0.5 edits2 0.4 edits3 -0.1 edits4 -0.4 elision 0.7 en>ne 0.1 es>se 0.1 first2 -0.3 first3 0.1 frequency -3.2
  frequency=10 -0.3 frequency=11 -0.2 frequency=12 0.3 frequency=2 0.1 frequency=4 0.1 frequency=5 0.4 frequency=6 -0.2
  frequency=7 -0.2 frequency=8 -0.2 frequencyByLength 0.1 g_e>i 0.1 group@0 0.5 group@1 -0.4 group@end 0.1 group@end1
  0.1 group@mid -0.8 h> -0.5 h>u 0.4 h_è>e 0.4 h_è>é -0.4 h_é>e 0.9 i> -0.8 i>_o -0.9 i>a 0.1 i>a_s 0.1 i>o 0.1 i>o_.
  0.1 i_>a 0.1 i_>n 0.1 i_>o 0.2 i_>p -0.7 i_>t 0.7 i_c>ch -0.1 i_e> 0.1 i_e>a 0.3 i_e>o 0.1 i_o> 0.1 i_o>ò 0.1 i_s>
  -0.7 i_s>c 0.1 is>si 0.1 l> -0.4 l>_i -0.4 l>p 0.2 l>p_i 0.2 l_'> -0.8 l_i>a 0.1 last1 -0.6 last2 -0.6 last3 -0.4
  length-1 1.1 length-2 1 length-3 0.4 length0 -0.8 length1 -0.1 length3 0.2 lower-capital 1.6 lower-small -0.2 lu>ul
  -0.1 lu>ul_s -0.1 n_>t 1.1 n_ì>i 0.9 np>mp -0.5 o> 0.1 o>_. 0.1 o>a -0.6 o>a_. -0.6 o>e 0.1 o>e_. 0.1 o>i 0.5 o>i_.
  0.5 o>ò 0.1 o>ò_. 0.1 o_>c 0.1 o_>m 0.1 o_p>v 0.1 omission@0 -0.4 omission@1 1.3 omission@end -0.3 omission@mid -0.2
  omissionDouble@1 -2.6 omissionDouble@end1 -0.6 omissionDouble@mid -2.8 p> 0.1 p>_a 0.1 p>c 0.1 p>r 0.2 p>s 0.1 p>v 0.1
  p>v_i 0.1 p_>r -0.2 p_l> -0.5 p_lu>ul -0.1 p_u>e 0.1 phrase 1 qu>cu 0.1 s> -0.7 s>_. -0.1 s>_c -0.7 s>c 0.1 s>c_c 0.1
  s>e 0.1 s_>i -0.9 s_c>ch -0.8 s_c>s 0.1 s_cie>ce -0.3 s_t>m 0.1 skeleton -4.8 split 1 substitution@0 -0.1
  substitution@1 1.6 substitution@end 0.6 substitution@end1 0.2 substitution@mid 0.4 suffix -0.3 surplus@0 -0.2
  surplus@1 0.4 surplus@end 0.5 surplus@mid -0.3 surplusDouble@0 0.2 surplusDouble@1 2 surplusDouble@end 0.1
  surplusDouble@end1 3.1 surplusDouble@mid 2.1 t>c 0.1 t>m 0.1 t>m_o 0.1 t_e>i 0.1 t_e>o 0.4 t_o>a -0.7 t_o>e 0.1 t_o>i
  0.5 t_è>e 0.2 title-capital 0.8 title-small -0.8 transposition@0 0.2 transposition@1 -0.9 transposition@end -1.2
  transposition@end1 -1.2 transposition@mid -0.8 u>e 0.1 u>e_r 0.1 u>o 0.1 u>o_s 0.1 u_i> -0.9 upper-capital -0.1
  upper-small 0.1 v_>i 0.1 è>e 1.2 è>e_. 1.2 è>é -1.2 è>é_. -1.2 é>e 0.9 é>e_. 0.9 ì>i 0.9 ì>i_. 0.9
`;
