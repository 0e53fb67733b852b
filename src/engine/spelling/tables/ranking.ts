// Weights of the ranking's features, learned by scripts/train/ranking.ts from pairs of misspelling and correction. Letter features
// ("typed>meant", with a neighbour before or after "_", "^" and "." for the ends) come only from lists under CC BY-SA: codespell,
// the Wikipedias' lists of usual misspellings, Falko-MERLIN, Universal Dependencies. The others were tuned on all lists.
import { type TextLanguage } from '../../types.ts';

/** Feature names and weights in turn; a language without an entry uses the initial weights. */
export const rankingWeights: Readonly<Partial<Record<TextLanguage, string>>> = {
  it: `
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
  `,
  es: `
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
  `,
  de: `
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
  `,
  fr: `
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
  `,
  en: `
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
  `,
};
