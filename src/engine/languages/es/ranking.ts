// Weights of the ranking's features for Spanish, learned by scripts/train/ranking.ts from pairs of misspelling and correction. Letter
// features ("typed>meant", with a neighbour before or after "_", "^" and "." for the ends) come only from lists under CC BY-SA:
// codespell, the Wikipedias' lists of usual misspellings, Falko-MERLIN, Universal Dependencies. The others were tuned on all lists.

/** Feature names and weights, alternating. */
export const spanishRanking = `
  >c_e -0.5 >c_i -0.7 >d_o 1 >d_r -1.7 >d_ó 0.9 >e_e -0.9 >e_i -1 >e_s -0.9 >h -1 >h_i -1.4 >i_c -0.8 >i_d 1.1 >i_ó -1.2
  >l_i 0.5 >o_r -1 >r_m -0.9 >t_. -0.7 >í_a 0.8 ^_>h -1.3 ^_>i 1.5 ^_a>á -2.3 ^_b>v -1.4 ^_u>ú -1.8 ^_v>b -1.1 a>_d -0.7
  a>e_n 0.7 a>á_r -1 a>á_u -1.7 a_c> -1.9 a_d>s -0.5 a_e> 1.5 a_g>r 0.6 a_i> 0.6 a_l>r -0.4 a_n>ñ 1.6 a_r>l 0.7 a_z>s
  0.8 b>v -0.7 b>v_e -0.9 c> -0.8 c>_e -1.4 c>_i -3.4 c>cc 0.7 c>cc_i 0.8 c>f 0.6 c>qu -0.8 c>s_i -0.6 c>s_t 1.3 c>sc
  -0.5 c>sc_i -0.5 c_e> -0.9 c_ha>a 0.9 c_i>j -5.3 c_o> -1 candidateLength 0.1 cost 1.531 d>_a -0.5 d_e>i -1.5 d_o> 0.6
  d_ó>o 1.2 e>_n -0.5 e>_s -1.4 e>i -1.9 e>i_g -2.5 e>i_r -1.6 e>i_t -2.3 e>o_n -2.7 e>é -0.5 e>é_. -0.5 e>é_a -1.7
  e>é_s -0.8 e>é_t -0.7 e_>d -1.6 e_>o -1 e_c>s 0.5 e_c>sc -0.9 e_d>r -1.3 e_e> 1 e_qu>c 1.3 e_r>l 1.1 e_s>d 1.4 e_t>
  -1.1 e_tr>rt 1 edits2 0.1 edits3 -0.4 edits4 0.1 er>re 0.7 es>se 0.6 es>se_. 0.6 et>te 1.8 f_>r -1.9 f_l>r 2.9 first1
  -0.1 first3 0.1 frequency -2.2 frequency=0 -0.1 frequency=10 0.4 frequency=11 -0.7 frequency=12 0.3 frequency=13 0.1
  frequency=3 0.1 frequency=4 -0.1 frequency=6 0.3 frequency=7 -0.3 frequency=8 0.2 frequencyByLength -0.1 g> -0.5 g>_a
  -1.1 g>j -0.5 g>j_e -0.7 g>r 0.4 g>r_e 0.6 g>t 0.6 g>t_i 1 group@0 0.3 group@1 1.7 group@end 1.5 group@end1 0.2
  group@mid -0.2 h> -1.8 ha>a 1.2 ha>a_m 1.6 i>_. 0.7 i>_d -0.6 i>e_r -1.3 i>j -3.7 i>j_o -3.6 i>í_. -1.5 i>í_f -1.2
  i>í_n -0.6 i>í_t -0.7 i_>d 1.3 i_e> -0.5 i_e>a -1.3 i_g> -0.6 i_m>n 0.7 i_n> -1.7 i_s> -0.5 i_t> -1.6 j>g -0.8 j>g_e
  -0.6 k> -1.1 l>r 0.8 l>r_i 2.6 l_a> -0.6 l_e>é -0.9 last1 -0.7 last2 -0.6 last3 -0.8 length-1 -0.1 length-3 0.5
  length0 -0.6 length1 0.7 length2 0.6 length3 -0.3 lower-capital -0.6 m>_e 0.5 m>n_a 0.9 m_a>á -0.5 n>_g -1.2 n>_j -1.6
  n>ñ 0.9 n>ñ_a 1 n_a>á -0.7 n_e> -0.7 n_o> 0.8 n_s>c -0.8 n_t> -0.5 n_z>c -1 o>_d 1 o>_r 0.5 o>_t 0.8 o>ho -0.9 o_j>g
  -1.8 o_r>d -1.2 o_s>d -1 omission@0 0.6 omission@1 0.5 omission@end 0.7 omission@end1 0.6 omission@mid 0.3
  omissionDouble@1 -0.5 omissionDouble@end1 0.1 omissionDouble@mid -1.6 p_u>ú -1.3 prefix 0.2 qu>c 1.4 qu>c_i 0.6 r>l
  0.7 r>l_e 1.6 r_a> 0.5 r_e>i -2.3 r_e>o 1.1 r_e>é -0.8 r_o> 0.6 r_á>a 1.2 s>_e -0.9 s>c_i -0.6 s>d_i 1.1 s_>c -1.1
  skeleton -4.9 split 0.4 substitution@0 -1.2 substitution@1 -0.7 substitution@end 0.2 substitution@end1 -0.5
  substitution@mid -0.3 suffix -0.4 surplus@0 0.2 surplus@1 0.7 surplus@end 0.1 surplus@end1 -0.3 surplus@mid -1.7
  surplusDouble@0 0.6 surplusDouble@1 0.6 surplusDouble@end 1.2 surplusDouble@end1 0.7 surplusDouble@mid -1.7 t> -0.6
  t>_. -1.2 t>_e -0.5 t>_t -2.1 t_>a 0.6 t_o>ó -0.5 t_w> 1.8 t_w>u -4.7 title-capital -0.3 title-small 0.3 tr>rt 0.8
  tr>rt_a 1 transposition@0 2.8 transposition@1 1 transposition@end 1.8 transposition@end1 0.8 transposition@mid 1.1
  u>_e -0.6 u>a 0.6 u>ú -0.7 u>ú_t -1.8 u_c> -4.7 u_c>s -1.5 u_e> -1.1 u_e>o -3.4 u_e>é -1.4 u_i>í -0.7 v>b -0.7 v>b_a
  -1 v>p 0.7 v_i>e -1 v_i>í -0.7 w> 2 w>_e 1.6 w>_i 0.7 w>u -5 w>u_i -3 w_e> -1.6 x_>p 1.3 y>i -1.3 z>c -0.7 z>c_e -1.5
  z>s_. 0.6 á>a 0.7 í> 0.5 í>_a 0.5 í>i_n 0.5 ó>o 0.6 ó>o_. 1.3 ó_>n 0.9
`;
