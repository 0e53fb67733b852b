// Weights of the ranking's features for English, learned by scripts/train/ranking.ts from pairs of misspelling and correction. Letter
// features ("typed>meant", with a neighbour before or after "_", "^" and "." for the ends) come only from lists under CC BY-SA:
// codespell, the Wikipedias' lists of usual misspellings, Falko-MERLIN, Universal Dependencies. The others were tuned on all lists.

/** Feature names and weights, alternating. */
export const englishRanking = `
  >f_i -0.6 >g_g -1.4 >g_u -1.1 >i_i -0.8 >i_u -0.7 >l_d -0.6 >o_n 0.5 ^_al>l 0.6 ^_ar>re 0.6 ^_au>a 0.5 ^_e>i -0.7
  ^_i>e -1.6 ^_or>re 0.6 ^_s>sc -0.8 ^_se>ce -1.1 ^_se>s 0.8 ^_si>s 0.7 ^_si>sy -1.3 ^_te>t 0.6 ^_tu>t 0.7 ^_u> 0.6 a>_t
  -0.7 a>e_. 0.6 a>e_y -1.9 a>i_b -1.4 a>s_p -0.8 a_>e -1 a_c>sc -1.5 a_ch>k 1.1 a_ch>s 0.7 a_ch>tch -2.2 a_ge>d 0.5
  a_n>nn -0.9 a_r>rr -1.4 a_t> -0.8 a_t>te -0.5 a_tch>t 1.1 a_y>e -0.9 ae>a 1.1 ae>a_s 1.2 ae>ea -1.4 ai>a_n 0.5 al>a_i
  0.6 al>l_i 0.8 al>la -0.7 al>ll 0.9 al>ll_a 1.3 apostrophe 0.9 ar>er_. 0.7 ar>or_t 0.9 ar>re 0.5 au>a 0.8 au>a_t 0.8
  au>o 0.5 ay>a 0.8 ay>a_. 0.6 b>_a 0.6 b_a> -1 b_el>l 1.1 b_o> 0.6 b_ou>u 0.8 c>f_i -1.4 c>g -0.9 c>sc -0.9 c>sc_e -2.1
  c>sc_i -1.5 c_a>e 0.5 c_ed>t 1.7 c_oa>o 0.9 c_u> 0.6 c_y> 0.8 candidateLength -0.8 ch>k 0.6 ch>k_i 0.9 ch>s 0.7 ch>s_.
  0.9 ch>s_e 0.5 ch>t_e 0.5 ch>t_i 0.5 ch>tch -1.9 ch>te 0.6 ci>s 0.5 ci>s_a 0.7 ci>s_t 0.6 ck>k -0.5 ck>k_e -1.1 cost
  0.926 d>_d 0.5 d_a>e -0.6 d_d> 1 d_e> -0.7 d_y> 0.9 de>ed_. 0.6 dg>g -0.9 dge>d 0.7 dge>d_. 0.7 e>_s -0.6 e>i_f 0.6
  e_>d 0.5 e_c>sc -0.9 e_ce>s 0.6 e_ci>s 0.8 e_e> 0.6 e_ed>t 0.7 e_n>p -1.1 e_r>d 0.5 e_s>sc -0.8 e_se>s 1.2 e_sh>s 0.6
  e_st>s 0.6 e_t>tt -1.5 e_z> 0.9 ea>i_t 1 ed>de -1 ed>de_. -1.1 ed>t_i 0.7 edits1 -1.2 edits2 1.1 edits3 0.3 edits4
  -0.7 ee>ea -1.6 ee>ei -1.2 ei>a 0.9 ei>ie -1.4 eigh>a 0.7 el>l 0.6 er>ar_a -0.8 ess>is 0.6 ew>o 0.8 ey>e 1.8 ey>e_.
  1.2 f>_a 0.6 f>ph -0.8 f_ol>l 0.5 f_ur>or 0.9 first1 -0.7 first2 -1.2 first3 -1.1 frequency -2.6 frequency=0 0.1
  frequency=1 0.9 frequency=10 0.2 frequency=11 1.4 frequency=12 2.2 frequency=13 1.2 frequency=2 0.5 frequency=3 0.2
  frequency=4 -0.2 frequency=5 -0.3 frequency=6 -0.5 frequency=7 0.1 frequency=8 0.2 frequency=9 0.1 frequencyByLength
  0.1 g>ge -0.7 g_>u -1.6 g_h> -1.1 ge>d 0.5 ge>d_. 0.7 genitive 0.6 ght>t 0.5 group@0 1.2 group@1 0.4 group@end -0.4
  group@end1 0.2 group@mid 0.2 h>_i -0.8 h>g -0.7 h_o>a 0.7 h_t> -0.7 ht>th -0.9 i>_. 0.9 i>e_m -0.6 i>ea_t 0.7 i_c>f
  -1.4 i_ci>s 0.7 i_i> 0.7 i_n>m -0.7 i_n>ng -0.9 i_sh>ti -0.9 i_ss>c 0.8 i_tu>t 0.8 i_z> 0.5 ie>e 0.5 ie>e_n 0.5 ie>e_r
  0.6 igh>i 0.7 il>l 0.5 il>li -0.8 l>ll -0.6 l>n_a -1.7 l_>w -1.7 l_ar>er 1 l_le>l -0.6 l_o>a 0.7 last1 -1 last2 -0.8
  last3 -0.7 le>l_s -1.2 length-1 1.2 length-2 1.3 length-3 1.3 length0 -0.3 length1 -1.2 length2 -1.1 length3 -1.6
  lower-capital 2.1 lower-small -0.5 m>c 0.6 m>n_i -0.7 m_e> -0.7 m_e>o -1.1 m_m> 0.5 mb>m 0.5 mb>mm 0.8 me>em -0.9 n>gn
  -0.9 n>gn_e -1.3 n>m_o -1.7 n>m_p -1 n>nn -1.1 n>nn_e -1.8 n_ed>t 0.6 n_s>ce 0.7 n_se>s 0.5 n_si>s 0.6 n_t> -0.7 n_t>c
  -0.9 n_y> -0.6 ng>n_. 0.5 o>_d 0.6 o>_e 0.6 o>_o 0.7 o>a_s 0.5 o>ow -0.9 o>p -0.9 o>u_m 0.6 o_f> -0.7 o_k>l 1.5 o_l>ll
  -1.1 o_m>n -0.8 o_n>nn -1.9 o_ng>n 0.9 oa>o_l 0.8 oe>o 0.6 oe>u 0.6 ol>al 0.5 ol>il 0.6 ol>l 0.5 ol>l_o 0.5 omission@0
  1.1 omission@1 -1.2 omission@end1 -0.4 omission@mid -0.9 omissionDouble@1 -6.1 omissionDouble@end -0.6
  omissionDouble@end1 0.6 omissionDouble@mid -3.8 oo>ou -1.2 or>our -0.8 or>re 0.5 ou>o_t 0.5 our>ar 0.6 our>or 0.5
  p_er>ar -0.4 p_ie>e 0.8 p_il>l 1.1 p_r> -0.5 prefix -0.7 qu>w 0.4 que>c 1 r>_b -0.8 r>_d -0.6 r>_l -1 r>_t -0.5 r>d_.
  0.5 r>rh -1.3 r>rr -0.7 r>rr_e -1.3 r>rr_i -1 r_a> -0.5 r_a>o 0.6 re>er_. 0.5 re>er_n -1 s>sc -1 s>sc_e -1.8 s>sc_i
  -0.8 s>ss_e -1 s>st_a -0.5 s_h> -0.8 s_k> 0.7 s_y>e 0.5 sc>c_i -1 sc>c_r 0.4 sci>s 1.4 se>c_e -1.2 se>s 0.6 se>s_. 0.5
  se>s_p 1.4 se>s_s 1.1 se>s_t 0.7 sh>s 0.8 sh>s_e 0.6 sh>s_i 0.6 sh>ti -0.6 si>cy -1.3 si>is -0.7 si>sy -1.3 si>ti 0.5
  si>ti_n 0.6 skeleton -5 split 4.3 st>c_e 0.5 st>s_. 0.7 st>se_. 0.9 substitution@0 -0.2 substitution@1 0.1
  substitution@end 0.8 substitution@end1 -0.3 substitution@mid 0.1 suffix -0.4 surplus@0 1.3 surplus@1 0.1 surplus@end1
  -0.6 surplus@mid -0.4 surplusDouble@0 0.4 surplusDouble@1 0.8 surplusDouble@end 1.3 surplusDouble@end1 1.3
  surplusDouble@mid 0.7 t>_a -0.6 t>_e -0.7 t>c -0.5 t>ed 0.5 t>ed_. 0.7 t>r_a 0.7 t_ai>a 0.5 t_ure>er 0.5 t_ure>or 0.9
  t_y> 0.6 tch>t 1.4 te>t_. 0.6 th>t 0.7 th>t_. 1.3 title-capital -1.3 title-small 1.3 transposition@0 1.4
  transposition@1 -1.5 transposition@end -0.9 transposition@end1 -0.8 transposition@mid -0.7 tu>t 0.9 tu>t_a 0.9 tu>t_r
  0.6 tu>ut -1.1 u>_s 0.5 u>_t 0.6 u>ou -0.6 u>ou_r -1.1 u>ui -0.7 u_r> -0.5 ui>o 0.5 ul>l 1 ul>l_e 1.1 upper-capital
  -0.6 upper-small 0.6 ure>er 0.6 ure>or 0.8 us>ess 0.8 v>_i -0.4 v>w -0.6 variant 0.8 w>_a 0.8 x_p> -0.7 y>ie_s -1.7
  ye>i 0.5 z> 0.8 z>_e 0.5 z>_z 1.1 z_a> -1.4
`;
