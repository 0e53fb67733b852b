// Weights of the ranking's features for German, learned by scripts/train/ranking.ts from pairs of misspelling and correction. Letter
// features ("typed>meant", with a neighbour before or after "_", "^" and "." for the ends) come only from lists under CC BY-SA:
// codespell, the Wikipedias' lists of usual misspellings, Falko-MERLIN, Universal Dependencies. The others were tuned on all lists.

/** Feature names and weights, alternating. */
export const germanRanking = `
  >a_s 1 >b_e 0.5 >c_h -0.5 >e 0.5 >e_. 0.6 >e_i 0.5 >e_r 0.4 >e_s -0.5 >h_i -0.9 >i_g -0.6 >i_i -1.3 >i_n 0.6 >l_l -0.7
  >n_n -0.8 >o_s 0.7 >r_i -0.6 >r_r -1 >s_l -0.8 >s_p -1 >t_s -1.8 >ü 0.8 ^_g>b 0.5 a> 0.6 a>_l 0.8 a>_s -0.9 a>_t 0.6
  a>ä_n 0.8 a>ä_s 1.1 a_>n -0.4 a_>r -0.4 a_d>t -0.9 a_l> 0.5 a_m> 0.6 a_s> -0.6 a_ss>ß -0.6 a_t>d -1 a_ß>s -0.8 aa>a
  0.9 aa>a_t 0.9 ah>a 0.5 b> 1 b>n 0.4 b>p 0.7 c_>h -0.8 candidateLength 0.1 ch>g_e 0.6 compound -1.3 cost 0.626 d> 0.5
  d>_. 0.6 d>t_a 0.9 d_>e 0.4 d_>t -1.1 e>_. 1.1 e>_g -0.7 e>_t -0.6 e_>n 0.5 e_b> 1.3 e_d> 0.6 e_i> 0.5 e_l> 0.7 e_m>
  1.4 e_m>n 1.3 e_r>n 0.5 e_rh>r 0.7 e_s> 1.2 e_s>n 0.8 e_s>ss -1.9 e_t>r 0.6 edits1 -1 edits2 0.4 edits3 -0.3 edits4
  0.8 em>me -1.6 f> 0.6 f_t> -0.9 first1 -0.6 first2 -0.9 first3 -1.1 frequency -1.9 frequency=0 -0.7 frequency=10 0.1
  frequency=11 0.3 frequency=12 1 frequency=2 0.1 frequency=3 0.4 frequency=4 1 frequency=5 0.4 frequency=6 0.4
  frequency=7 -1.5 frequency=8 -0.3 frequency=9 -0.1 frequencyByLength -0.7 g>_. 0.4 g>ch 0.6 g>ch_e 0.9 g>d -0.9 g>d_e
  -1.2 g_>e 0.5 g_a>ä 1.2 group@0 1 group@1 -0.3 group@end 0.2 group@end1 1.4 group@mid 0.7 h_>e 0.8 h_a>ä 1.1 h_n> -1.2
  h_s> 1 h_t> 0.7 h_ä>a 0.9 i>_n 0.7 i>_s -0.5 i>_t 1.1 i>e_n 0.9 i>y -2.7 i>y_e -2.3 i_m>n -1.4 i_sch>ch 0.4 i_ss>s
  -0.9 i_ß> 1.2 ie>i_d -1.5 ie>i_l 1.2 ie>i_n 0.7 k>_t -1.1 k>ch 0.8 k>l 0.8 l> 0.6 l>_. 0.5 l>_e 0.5 l>_i 0.7 l>_t 0.6
  l>_u -0.6 l_ie>i -0.6 l_l> 0.4 l_s> -2.8 l_t> -1.2 l_ä>a 1 last2 -0.4 last3 -0.6 length-1 1 length-2 -0.4 length-3
  -1.6 length0 0.6 length1 -1.2 length2 0.8 length3 0.1 lower-capital 0.4 lower-small -0.3 m> 0.8 m>_. 1.2 m>_e 0.5 m>_i
  1.1 m>_m -0.4 m>n 0.4 m>n_. 1.3 m_>r -1.2 n>_. 0.5 n>_d -0.3 n>_e 0.7 n>_g 0.4 n>_u -1.1 n_>a 0.7 n_>i -0.5 n_>k -0.7
  n_d> 0.7 n_g>d -0.7 n_n> 0.7 n_t> 0.6 o> 1 o>u -1.6 o>ö -0.8 o>ö_r -1.2 o_t> 1.2 omission@0 1.5 omission@1 0.9
  omission@end 0.4 omission@end1 0.3 omissionDouble@1 -2.5 omissionDouble@end1 -1.1 omissionDouble@mid -2.4 p> 0.6
  phrase 1 prefix -0.7 r>_. 0.9 r>_e -0.6 r>_n 0.5 r>n 0.5 r>n_. 0.5 r_a> 1.1 r_e> 0.4 r_m> 0.9 r_n> 0.8 r_s> 1.4 r_t>
  0.5 r_u>ü -0.8 rh>r 0.6 s>_. 0.7 s>n 0.7 s>n_. 0.8 s>ss -0.7 s>ss_p -1.2 s>ss_t -1.7 s_>e 0.5 s_a> 0.6 s_ä>e 1.5
  sch>ch 0.4 sch>ch_e 0.4 skeleton -4.2 split 4.2 ss>s_. -1.2 substitution@0 1.1 substitution@1 0.9 substitution@end
  -0.2 substitution@end1 1.1 substitution@mid 2.1 suffix -0.8 surplus@0 1.8 surplus@1 0.8 surplus@end -0.6 surplus@end1
  -1.8 surplus@mid -0.9 surplusDouble@0 0.2 surplusDouble@1 0.4 surplusDouble@end -1.2 surplusDouble@end1 0.8
  surplusDouble@mid 2 t>_. 0.4 t>d_d -1.9 t_>e 0.5 t_aa>a 0.9 t_e> 0.4 t_i> 0.6 t_t> 0.9 t_z> 0.6 title-capital -1
  title-small 1.2 transposition@0 1 transposition@1 -0.6 transposition@end 0.1 transposition@end1 0.7 transposition@mid
  0.1 u> 0.5 u>i 0.5 u_>p -1.4 u_ß>ss -1.2 v> 0.6 variant 0.8 w> 0.7 w>_e 0.7 y> 1.1 y>i -1.8 y>i_b -2.3 z>tz -0.6 z_>t
  -1 z_t> -1.8 ß> 0.8 ß>s_t -0.6 ß>ss -0.5 ß>ss_. -1 ä>a 1.1 ä>a_c 0.7 ä>a_l 0.7 ä>a_n 0.7 ä>a_t 0.7 ä>a_u 0.8 ä>e 0.7
  ä>e_t 1 ö>_s -0.9 ö>e 1.3 ö>e_s 1.1 ö>o 0.9 ö>o_r 1.1 ö_s> -1.3 ü> 1
`;
